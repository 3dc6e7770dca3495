import type { Point } from './geometry.ts';

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest point in the direction of an arrow key, by its index. */
export function towards(key: string, from: number, points: readonly Point[]): number | undefined {
  const direction = DIRECTIONS[key];
  const start = points[from];
  if (!direction || !start) return undefined;
  let best: { index: number; cost: number } | undefined;
  points.forEach((point, index) => {
    const ahead = (point.x - start.x) * direction.x + (point.y - start.y) * direction.y;
    const aside =
      Math.abs((point.x - start.x) * direction.y) + Math.abs((point.y - start.y) * direction.x);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && (!best || cost < best.cost)) best = { index, cost };
  });
  return best?.index;
}
