import { api } from '../connection/api.ts';
import { written } from '../words/numbers.ts';
import { capital, has, t } from '../words/words.svelte.ts';
import { ratingOf } from './ladder.ts';

let known = $state.raw<readonly string[]>([]);

/** The bots of this server, the weakest first. */
export const bots = {
  get all(): readonly string[] {
    return known;
  },
  async meet(): Promise<void> {
    known = (await api.bots()).toReversed();
  },
  /** The weakest has level 1. */
  levelOf(bot: string): number {
    return known.indexOf(bot) + 1;
  },
};

/** Who sits down on each seat; for those who are not here, others from the middle of the ladder. */
export function seated(wanted: readonly string[], all = known): string[] {
  const middle = Math.ceil(all.length / 2);
  return wanted.map((bot, index) =>
    all.includes(bot) ? bot : (all[middle - 1 - (index % Math.max(1, middle))] ?? ''),
  );
}

/** At most so many of them, from the lowest to the highest in even steps. */
export function rungs(all: readonly string[], most: number): readonly string[] {
  if (all.length <= most) return all;
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => all[Math.round(index * step)] ?? '');
}

export function botName(bot: string): string {
  return has(`bot-${bot}-name`) ? t(`bot-${bot}-name`) : capital(bot);
}

export function botStyle(bot: string): string {
  return has(`bot-${bot}-style`) ? t(`bot-${bot}-style`) : '';
}

/** The name with the rating in duels, as for a list to choose from. */
export function botRank(bot: string): string {
  const rating = ratingOf(bot);
  if (rating === undefined) return botName(bot);
  return t('web-home-bot-rank', { bot: botName(bot), rating: written(rating) });
}
