import type { LocationName } from '../game/protocol.ts';
import { crowdAt, type Drawn, figuresOn, meadow } from './crowd.ts';
import { type Box, cornerFeet, type Geometry, type Point, ringsOfAnimal } from './geometry.ts';
import { isGround } from './places.ts';
import { count } from './standing.ts';

/** A move that is spoken of: its figures are drawn on the board although they are not there. */
export interface Mark {
  at: LocationName;
  figures: number;
  seat: number;
  /** One of several, the better one, or the one that was made. */
  kind: 'hint' | 'better' | 'played';
  /** A number or a chance, beside the place. */
  sign: string;
  isChosen?: boolean;
}

/** One mark a place: several moves there share it, with the figures of the one that is looked at. */
export function onePerPlace(marks: readonly Mark[]): Mark[] {
  return [...Map.groupBy(marks, ({ at }) => at).values()].flatMap((there) => {
    const shown = there.find(({ isChosen }) => isChosen) ?? there[0];
    return shown ? [{ ...shown, sign: there.map(({ sign }) => sign).join(' · ') }] : [];
  });
}

type Rings = readonly (number | null)[];

/** The figures of a mark on the rings that are still free. */
export function ghostsOf(
  mark: Mark,
  geometry: Geometry,
  rings: Rings,
  box: Box,
  players: number,
): Drawn[] {
  return drawn(mark, geometry, rings, box, players).map((figure) => ({
    ...figure,
    key: `ghost:${figure.key}`,
  }));
}

function drawn(mark: Mark, geometry: Geometry, rings: Rings, box: Box, players: number): Drawn[] {
  const { at, figures, seat } = mark;
  if (at === 'hunt') return hunters(geometry, rings, figures, seat);
  if (isGround(at)) {
    const all = geometry.sites[at].rings;
    return crowdAt(geometry, at, onFree(rings, all.length, figures, seat));
  }
  const points: Point[] =
    at === 'animal' ? ringsOfAnimal(geometry, players) : [cornerFeet(geometry, box)];
  return figuresOn(at, onFree(rings, points.length, figures, seat), points);
}

function onFree(rings: Rings, all: number, figures: number, seat: number): (number | null)[] {
  let left = figures;
  return Array.from({ length: all }, (_, index) => {
    if ((rings[index] ?? null) !== null || left === 0) return null;
    left -= 1;
    return seat;
  });
}

/** There is room for everybody: they stand behind those who came before. */
function hunters(geometry: Geometry, rings: Rings, figures: number, seat: number): Drawn[] {
  if (figures === 0) return [];
  const before = geometry.isCompact ? count(rings).size : rings.length;
  const more = geometry.isCompact ? 1 : figures;
  return meadow(geometry, before + more)
    .slice(before)
    .map((point, index) => ({
      key: `figure:hunt:${String(before + index)}`,
      seat,
      number: geometry.isCompact ? figures : 1,
      ...point,
    }));
}
