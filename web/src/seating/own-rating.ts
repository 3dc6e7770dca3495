import type { PlayedGame } from '../connection/wire.ts';
import { ratingOf, type Rung } from './ladder.ts';

/** Where somebody stands who has not played yet, and how many even games that counts for. */
const BEGINNER = 1100;
const PRIOR_GAMES = 2;
const STEPS = 60;

export interface OwnRating {
  rating: number;
  /** Against bots with a rating. */
  games: number;
}

/** What the last games against bots say, on their scale (Bradley and Terry). */
export function ownRating(games: readonly PlayedGame[], players: number): OwnRating {
  const met = games.filter(({ seats }) => seats.length === players).flatMap(meetings);
  const all = [...met, ...Array.from({ length: PRIOR_GAMES }, () => [BEGINNER, 0.5] as const)];
  let rating = BEGINNER;
  for (let step = 0; step < STEPS; step += 1) {
    const surplus = all.reduce((sum, [other, won]) => sum + won - chance(rating, other), 0);
    rating += (400 * surplus) / all.length;
  }
  const counted = games.filter(
    (game) => game.seats.length === players && meetings(game).length > 0,
  ).length;
  return { rating: Math.round(rating), games: counted };
}

/** How often whoever has the first rating ends before the other. */
export function chance(own: number, other: number): number {
  return 1 / (1 + 10 ** ((other - own) / 400));
}

/** Every bot of a game with its rating, and whether one ended before it: 1, 0, or half. */
function meetings({ seats, options }: PlayedGame): (readonly [number, number])[] {
  const own = seats.filter(({ is_yours }) => is_yours);
  const place = own[0]?.place;
  if (own.length !== 1 || place === null || place === undefined) return [];
  return seats.flatMap(({ bot, place: other }) => {
    const rating = bot === null ? undefined : ratingOf(bot, options.players);
    if (rating === undefined || other === null) return [];
    return [[rating, place < other ? 1 : place > other ? 0 : 0.5] as const];
  });
}

/** The bots nearest to a rating, the nearest first, and none of those who are met already. */
export function nearest(
  rungs: readonly Rung[],
  rating: number,
  met: readonly string[] = [],
): Rung[] {
  return rungs
    .filter(({ bot }) => !met.includes(bot))
    .sort((one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating));
}

export type Ease = 'even' | 'stronger' | 'easier';

/** One as strong as oneself, one to learn from, and one for a good mood. */
export function matches(rungs: readonly Rung[], rating: number): (Rung & { ease: Ease })[] {
  const wanted = { even: 0, stronger: 150, easier: -200 } as const;
  const met: string[] = [];
  return (Object.keys(wanted) as Ease[]).flatMap((ease) => {
    const [rung] = nearest(rungs, rating + wanted[ease], met);
    if (!rung) return [];
    met.push(rung.bot);
    return [{ ...rung, ease }];
  });
}
