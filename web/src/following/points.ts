import type { GameEvent } from '../game/protocol.ts';

type Scored = Extract<GameEvent, { points: number }>;

const FACTORS: Record<Scored['event'], 1 | -1> = {
  'card-taken': 1,
  'building-taken': 1,
  'igloo-taken': 1,
  'points-scored': 1,
  starved: -1,
};

/** How many points an event brings the player whom it is about. */
export function pointsIn(event: GameEvent): number {
  return 'points' in event ? FACTORS[event.event] * event.points : 0;
}
