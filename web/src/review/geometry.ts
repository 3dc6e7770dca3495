import type { Point } from '../kit/plot.ts';
import type { Review } from '../game/protocol.ts';

/** A round as part of the chart: from before its first move to after its last one. */
export interface Stripe {
  round: number;
  from: number;
  to: number;
}

/** The rounds that were looked at, one after the other without a gap. */
export function roundsOf({ moments, reviewed }: Review): Stripe[] {
  const stripes: Stripe[] = [];
  for (const { round, move } of moments) {
    const last = stripes.at(-1);
    if (last?.round === round) continue;
    if (last) last.to = move;
    stripes.push({ round, from: move, to: reviewed });
  }
  return stripes;
}

/** The chances when a round was over. */
export function chancesAfter(review: Review, { to }: Stripe): number[] {
  return review.chances[to] ?? [];
}

/** One seat's share of a stack at one moment, from below and up to above. */
export interface Layer {
  seat: number;
  below: number[];
  above: number[];
}

/** The chances as layers that lie upon each other: the first of the order at the bottom. */
export function stacked(
  chances: readonly (readonly number[])[],
  order: readonly number[],
): Layer[] {
  let below = chances.map(() => 0);
  return order.map((seat) => {
    const above = below.map((sum, index) => sum + (chances[index]?.[seat] ?? 0));
    const layer = { seat, below, above };
    below = above;
    return layer;
  });
}

/** One's own share at the bottom, then the others, whoever came furthest first. */
export function orderOfLayers({ summary }: Review, own: number | null): number[] {
  const mean = (seat: number): number => summary[seat]?.result ?? 0;
  const others = summary.map((_, seat) => seat).filter((seat) => seat !== own);
  others.sort((one, other) => mean(other) - mean(one) || one - other);
  return own === null ? others : [own, ...others];
}

/** The outline of an area between two lines. */
export function area(above: readonly Point[], below: readonly Point[]): string {
  const points = [...above, ...below.toReversed()];
  return `${points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}Z`;
}

/** Marks on a line as near as possible to where they belong, but `gap` apart. */
export function apart(
  wanted: readonly number[],
  gap: number,
  left: number,
  right: number,
): number[] {
  const placed: number[] = [];
  for (const [index, x] of wanted.entries())
    placed.push(Math.max(x, index ? (placed[index - 1] ?? 0) + gap : left));
  for (let index = placed.length - 1, most = right; index >= 0; index -= 1) {
    placed[index] = Math.max(Math.min(placed[index] ?? 0, most), left);
    most = (placed[index] ?? 0) - gap;
  }
  return placed;
}
