import type { Point } from './geometry.ts';

/** A player's marker on the score track. */
export interface Marker extends Point {
  seat: number;
  score: number;
  /** How often it has gone all the way round. */
  laps: number;
  isShared: boolean;
}

const STEP = 17;

/** Where the markers lie; those that share a space lie side by side along the track. */
export function markers(scores: readonly number[], track: readonly Point[]): Marker[] {
  const spaces = scores.map((score) => Math.max(0, score) % track.length);
  const furthest = { x: most(track, 'x'), y: most(track, 'y') };
  return scores.map((score, seat) => {
    const space = spaces[seat] ?? 0;
    const here = spaces.flatMap((other, index) => (other === space ? [index] : []));
    const point = track[space] ?? { x: 0, y: 0 };
    const axis = track.filter(({ x }) => x === point.x).length > 2 ? 'y' : 'x';
    const half = ((here.length - 1) / 2) * STEP;
    const middle = Math.max(STEP + half, Math.min(point[axis], furthest[axis] - half));
    return {
      ...point,
      [axis]: here.length > 1 ? middle - half + here.indexOf(seat) * STEP : point[axis],
      seat,
      score,
      laps: Math.floor(Math.max(0, score) / track.length),
      isShared: here.length > 1,
    };
  });
}

function most(track: readonly Point[], axis: 'x' | 'y'): number {
  return Math.max(...track.map((point) => point[axis]));
}
