import { t } from './words.svelte.ts';

/** Whoever was helped in a game, for it counts. */
export function helpTexts(
  hints: readonly number[],
  names: readonly string[],
  isCoached: boolean,
): string[] {
  const given = hints.flatMap((number, seat) =>
    number > 0 ? [t('web-end-hints', { number, player: names[seat] ?? '' })] : [],
  );
  return isCoached ? [t('web-end-coach'), ...given] : given;
}
