import type { TableView } from '../connection/wire.ts';
import type { View } from '../game/protocol.ts';

/** The seats for which the viewer decides; several at one device. */
export function ownSeats(room: TableView | undefined): number[] {
  return (room?.seats ?? []).flatMap(({ is_yours }, seat) => (is_yours ? [seat] : []));
}

/** The same view with somebody's own board in front, where the server shows a spectator's. */
export function seenFrom(view: View, seat: number | undefined): View {
  return view.seat !== null || seat === undefined ? view : { ...view, seat };
}
