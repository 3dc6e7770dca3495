import type { Mark as PlaceMark } from '../../board/marks.ts';
import type { Action, LocationName, Moment, Review } from '../../game/protocol.ts';
import { type Mark, marksAround, marksOf, signOf } from '../../review/signs.ts';
import { chanceText } from '../../words/analysis.ts';
import { t } from '../../words/words.svelte.ts';

/** Moments worth a stop: those of one seat and blunders of others; without a seat everybody's. */
export function stopsOf(review: Review, eyes: number | null): Mark[] {
  if (eyes !== null) return marksAround(review, eyes);
  return review.summary
    .flatMap((_, seat) => marksOf(review, seat))
    .filter(({ moment, seat, sign }) => moment.seat === seat && sign !== 'inaccuracy')
    .toSorted((one, other) => one.index - other.index);
}

/** The moments of the move that led to a position. */
export function momentsOf(review: Review, index: number): Moment[] {
  return review.moments.filter(({ move }) => move === index - 1);
}

/** The one that is told of: a stop if there is one, else the decision, else what fell. */
export function momentAt(
  review: Review,
  stops: readonly Mark[],
  index: number,
): Moment | undefined {
  return (
    stops.find(({ moment }) => moment.move === index - 1)?.moment ?? momentsOf(review, index)[0]
  );
}

/** The position after the next stop, or after the one before. */
export function otherStop(stops: readonly Mark[], index: number, by: 1 | -1): number | undefined {
  const places = stops.map(({ moment }) => moment.move + 1);
  return by > 0 ? places.find((place) => place > index) : places.findLast((place) => place < index);
}

/** The chance of whoever decided: after what was played, and after what would have been better. */
export function chancesOf(moment: Moment): { played: number; best: number } {
  const played = moment.expected[moment.seat] ?? 0;
  return { played, best: played + moment.loss };
}

/** What is pointed out on the board. */
export function placeMarks(moment: Moment | undefined, hasBetter: boolean): PlaceMark[] {
  if (!moment?.played || !moment.best || !signOf(moment, moment.seat)) return [];
  const chances = chancesOf(moment);
  const { seat } = moment;
  const played = placeOf(moment.played);
  const better = placeOf(moment.best);
  const marks: PlaceMark[] = [];
  // whoever was sent stands there already
  if (played)
    marks.push({
      ...played,
      figures: 0,
      seat,
      kind: 'played',
      sign: signText('played', chances.played),
    });
  if (better && hasBetter && better.at !== played?.at)
    marks.push({ ...better, seat, kind: 'better', sign: signText('better', chances.best) });
  return marks;
}

function signText(kind: 'played' | 'better', chance: number): string {
  return `${t(`review-${kind}`)} ${chanceText(chance)}`;
}

function placeOf(action: Action): { at: LocationName; figures: number } | null {
  if (action.do === 'place') return { at: action.at, figures: action.figures ?? 1 };
  return action.do === 'resolve' ? { at: action.at, figures: 0 } : null;
}

/** How the last move changed the chance of a seat. */
export function changeAt(review: Review, seat: number, index: number): number {
  const now = review.chances[index]?.[seat] ?? 0;
  return now - (review.chances[index - 1]?.[seat] ?? now);
}
