import { presentationOf } from '../events/presentation.ts';
import type { GameEvent } from '../game/protocol.ts';

const PATIENCE = 6000;
const FASTEST = 5;

/** How many times faster all must go, so that nobody waits too long for what is still to show. */
export function hurry(events: readonly GameEvent[]): number {
  const total = events.reduce((sum, event) => sum + presentationOf(event).duration, 0);
  return Math.min(FASTEST, Math.max(1, total / PATIENCE));
}
