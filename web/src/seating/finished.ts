import type { TableLine } from '../connection/wire.ts';
import { t } from '../words/words.svelte.ts';

/** How a game of mine ended: won or lost, and by how much. */
export function resultText({ seats, scores, outcome }: TableLine): string {
  const own = seats.flatMap(({ is_yours }, seat) => (is_yours ? [seat] : []));
  const [seat] = own;
  if (seat === undefined || own.length > 1 || scores.length === 0) return t('web-home-over');
  const best = Math.max(...scores.filter((_, each) => each !== seat));
  const hasWon = outcome?.winners.includes(seat) ?? false;
  return t(hasWon ? 'web-home-won' : 'web-home-lost', { own: scores[seat] ?? 0, best });
}

/** How well and how luckily I played it, if it was reviewed. */
export function reviewText({ accuracy, luckier_than: luckier }: TableLine): string {
  if (accuracy === null || luckier === null) return t('web-home-not-reviewed');
  return t('web-home-reviewed', {
    accuracy: Math.round(accuracy),
    games: Math.round(luckier),
  });
}
