import type { Geometry, Ground, Point } from './geometry.ts';
import { count } from './standing.ts';

/** A figure as it is drawn, standing with its feet on a point; `number` of them on the phone. */
export interface Drawn extends Point {
  key: string;
  seat: number;
  number: number;
}

/** Places in the meadow, row behind row. */
export function meadow(geometry: Geometry, number: number): Point[] {
  const { centre, radius } = geometry.sites.hunt;
  const { columns: least, step: widest, drop, depth } = geometry.meadow;
  const columns = least === null ? number : Math.max(least, Math.ceil(number / 3));
  const step = Math.min(widest, (radius.x * 1.7) / columns);
  const rows = Math.ceil(number / columns);
  return Array.from({ length: number }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, number - line * columns);
    return {
      x: centre.x + ((index % columns) - (inLine - 1) / 2) * step,
      y: centre.y + drop + (line - (rows - 1) / 2) * depth,
    };
  });
}

/** Every figure on its own ring. */
export function figuresOn(
  at: string,
  rings: readonly (number | null)[],
  points: readonly Point[],
): Drawn[] {
  return rings.flatMap((seat, index) => {
    const point = points[index];
    return seat === null || !point
      ? []
      : [{ key: `figure:${at}:${String(index)}`, seat, number: 1, ...point }];
  });
}

/** On the phone: one figure for all of a player, in the middle of that player's rings. */
export function groupsOn(
  at: string,
  rings: readonly (number | null)[],
  points: readonly Point[],
): Drawn[] {
  return [...count(rings)].map(([seat, number]) => {
    const own = rings.flatMap((who, index) =>
      who === seat && points[index] ? [points[index]] : [],
    );
    const line = fullestLine(own);
    const x = line.reduce((sum, point) => sum + point.x, 0) / line.length;
    const y = own.reduce((sum, point) => sum + point.y, 0) / own.length;
    return { key: `group:${at}:${String(seat)}`, seat, number, x, y };
  });
}

function fullestLine(points: readonly Point[]): readonly Point[] {
  const lines = Map.groupBy(points, (point) => point.y);
  return [...lines.values()].reduce((best, line) => (line.length > best.length ? line : best), []);
}

/** The figures of one place of the landscape, back row first. */
export function crowdAt(
  geometry: Geometry,
  at: Ground,
  rings: readonly (number | null)[],
): Drawn[] {
  const site = geometry.sites[at];
  const drawn = geometry.isCompact ? groupsOn : figuresOn;
  if (at !== 'hunt') return byDepth(drawn(at, rings, site.rings));
  if (!geometry.isCompact) return byDepth(figuresOn(at, rings, meadow(geometry, rings.length)));
  const seats = [...count(rings)];
  const points = meadow(geometry, seats.length);
  return seats.map(([seat, number], index) => ({
    key: `group:${at}:${String(seat)}`,
    seat,
    number,
    ...(points[index] ?? site.centre),
  }));
}

function byDepth(figures: Drawn[]): Drawn[] {
  return figures.toSorted((one, other) => one.y - other.y);
}
