import type { Moment, Review } from '../game/protocol.ts';

/** A triangle is a decision, a square is chance; that is the whole grammar. */
export type SignName = 'blunder' | 'mistake' | 'inaccuracy' | 'lucky' | 'unlucky';
export const SIGNS: readonly SignName[] = ['blunder', 'mistake', 'inaccuracy', 'lucky', 'unlucky'];

/** What chance did to somebody is worth a sign from here on, in parts of a win. */
const LUCK = 0.04;

/** A moment that is marked, as it was for one seat. */
export interface Mark {
  moment: Moment;
  /** Its index in the review. */
  index: number;
  /** Who decided, or whose luck it was. */
  seat: number;
  sign: SignName;
  /** In the chance of that seat. */
  change: number;
}

/** The marks of one seat, in the order of the game. */
export function marksOf(review: Review, seat: number): Mark[] {
  return review.moments.flatMap((moment, index): Mark[] => {
    const sign = signOf(moment, seat);
    return sign ? [{ moment, index, seat, sign, change: changeFor(moment, seat) }] : [];
  });
}

/** The marks of one seat, and the blunders of all others. */
export function marksAround(review: Review, seat: number): Mark[] {
  const seats = review.summary.map((_, each) => each);
  return seats
    .flatMap((each) =>
      marksOf(review, each).filter(({ sign }) => each === seat || sign === 'blunder'),
    )
    .toSorted((one, other) => one.index - other.index);
}

/** What a moment was for a seat, if it was anything. */
export function signOf(moment: Moment, seat: number): SignName | null {
  if (moment.kind === 'chance') {
    const luck = moment.luck[seat] ?? 0;
    if (Math.abs(luck) < LUCK) return null;
    return luck > 0 ? 'lucky' : 'unlucky';
  }
  if (moment.seat !== seat) return null;
  return SIGNS.find((sign) => sign === moment.class) ?? null;
}

/** How a moment changed the chance of a seat. */
export function changeFor(moment: Moment, seat: number): number {
  return (moment.kind === 'chance' ? moment.luck : moment.effect)[seat] ?? 0;
}

/** A decision's loss is of whoever decided; the sign of a turning point is that of its moment. */
export function signOfTurn(moment: Moment, seat: number): SignName {
  return (
    signOf(moment, moment.kind === 'decision' ? moment.seat : seat) ??
    (changeFor(moment, seat) > 0 ? 'lucky' : 'unlucky')
  );
}
