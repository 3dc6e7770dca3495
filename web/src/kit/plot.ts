/** A place on the drawing. */
export interface Point {
  x: number;
  y: number;
}

/** Labels as near as possible to where they belong, but `gap` apart and inside the drawing. */
export function spread(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = wanted.map(() => 0);
  let above = top - gap;
  for (const index of order) {
    above = Math.max(wanted[index] ?? 0, above + gap);
    placed[index] = above;
  }
  let below = bottom + gap;
  for (const index of order.toReversed()) {
    below = Math.min(placed[index] ?? 0, below - gap);
    placed[index] = below;
  }
  return placed;
}

export function path(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}
