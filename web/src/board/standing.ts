import { LOCATIONS } from '../game/pieces.ts';
import type { LocationName, View } from '../game/protocol.ts';

/** Whose figure stands on each ring of each place, first ring first. */
export type Standing = Partial<Record<LocationName, (number | null)[]>>;

/** How many figures each seat has at a place; those on the animal's card are kept apart. */
export function figuresAt(view: View, at: LocationName): number[] {
  return view.players.map((player) =>
    at === 'animal' ? player.chasing : (player.placed[at] ?? 0),
  );
}

/** The next standing: nobody who stays changes the ring, newcomers take the first free ones. */
export function settle(previous: Standing, view: View): Standing {
  const next: Standing = {};
  for (const at of LOCATIONS) {
    const rings = settleAt(previous[at] ?? [], figuresAt(view, at));
    if (rings.some((seat) => seat !== null)) next[at] = rings;
  }
  return next;
}

function settleAt(
  previous: readonly (number | null)[],
  figures: readonly number[],
): (number | null)[] {
  const left = [...figures];
  const rings = previous.map((seat) => {
    if (seat === null || !left[seat]) return null;
    left[seat] -= 1;
    return seat;
  });
  left.forEach((number, seat) => {
    for (let newcomer = 0; newcomer < number; newcomer += 1) {
      const free = rings.indexOf(null);
      if (free < 0) rings.push(seat);
      else rings[free] = seat;
    }
  });
  return rings;
}

/** Who left which place: so many figures of a seat. */
export function departures(
  previous: Standing,
  next: Standing,
): { at: LocationName; seat: number; figures: number }[] {
  return LOCATIONS.flatMap((at) => {
    const before = count(previous[at]);
    const after = count(next[at]);
    return [...before]
      .map(([seat, figures]) => ({ at, seat, figures: figures - (after.get(seat) ?? 0) }))
      .filter(({ figures }) => figures > 0);
  });
}

/** How many figures each seat has there. */
export function count(rings: readonly (number | null)[] | undefined): Map<number, number> {
  const figures = new Map<number, number>();
  for (const seat of rings ?? [])
    if (seat !== null) figures.set(seat, (figures.get(seat) ?? 0) + 1);
  return figures;
}
