import { t } from '../../words/words.svelte.ts';

type Arguments = Record<string, string | number>;

/** A sentence of the coach; places and goods in it are called by their names. */
export function coachText(words: string, args: Arguments): string {
  return t(`web-coach-${words}`, { ...args, ...placeNames(args['at']), ...goodNames(args) });
}

function placeNames(at: string | number | undefined): Arguments {
  if (at === undefined) return {};
  return { to: t(`location-${String(at)}.to`), place: t(`location-${String(at)}.at`) };
}

function goodNames({ good, amount = 0 }: Arguments): Arguments {
  if (good === undefined) return {};
  return { good: t(`resource-${String(good)}`), goods: t(`good-${String(good)}`, { amount }) };
}
