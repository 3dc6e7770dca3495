import type { LocationName } from '../game/protocol.ts';

/** The row with another piece on the space of this location. */
export function put<Piece>(row: readonly Piece[], at: LocationName, piece: Piece): Piece[] {
  return changed(row, at, () => piece);
}

export function changed<Piece>(
  row: readonly Piece[],
  at: LocationName,
  change: (piece: Piece) => Piece,
): Piece[] {
  return row.map((piece, index) => (index === spaceOf(at) ? change(piece) : piece));
}

/** Pieces lie in printed order. */
export function sorted(pieces: readonly string[], piece: string): string[] {
  return [...pieces, piece].sort();
}

/** The row without one that is equal to this. */
export function without<Piece>(row: readonly Piece[], piece: Piece): Piece[] {
  const found = row.indexOf(piece);
  return row.filter((_, index) => index !== found);
}

/** Which of the four spaces `card-3` is. */
function spaceOf(at: LocationName): number {
  return Number(at.split('-').at(-1)) - 1;
}
