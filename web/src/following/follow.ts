import type { GameEvent, PlayerView, View } from '../game/protocol.ts';
import { changesOf } from './changes.ts';
import { pointsIn } from './points.ts';

/** The table after an event: bookkeeping of what was told, so that it can be shown step by step. */
export function follow(view: View, event: GameEvent): View {
  const { table, player } = changesOf(event);
  const after = table ? table(view, event) : view;
  if (!('seat' in event)) return after;
  const points = pointsIn(event);
  if (!player && points === 0) return after;
  const isFaceDown = (view.options.closed_cards ?? false) && view.seat !== event.seat;
  const changed = (before: PlayerView): PlayerView => {
    const scored = { ...before, score: before.score + points };
    return player ? player(scored, event, isFaceDown) : scored;
  };
  const players = after.players.map((each, seat) => (seat === event.seat ? changed(each) : each));
  return { ...after, players };
}
