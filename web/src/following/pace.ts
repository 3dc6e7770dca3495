import type { GameEvent } from '../game/protocol.ts';

/** How long an event is shown, in milliseconds at the ordinary speed; the rest only happens. */
const DURATIONS: Partial<Record<GameEvent['event'], number>> = {
  'figures-placed': 680,
  'dice-rolled': 1250,
  'goods-gathered': 620,
  'tool-gained': 480,
  'one-use-tool-gained': 480,
  'figure-joined': 480,
  'agriculture-rose': 480,
  'food-gained': 480,
  'resources-gained': 480,
  'resources-chosen': 480,
  'points-scored': 480,
  'card-taken': 700,
  'extra-card-taken': 500,
  'building-taken': 760,
  'igloo-taken': 760,
  'die-taken': 360,
  'reward-taken': 420,
  'figures-went-home': 220,
  'card-slid': 110,
  'card-turned-up': 170,
  'building-turned-up': 170,
  'animal-became-active': 500,
  'animal-driven-off': 500,
  'food-harvested': 180,
  'food-eaten': 260,
  'resources-eaten': 300,
  starved: 700,
  'round-began': 500,
  'phase-began': 300,
};
const PATIENCE = 6000;
const FASTEST = 5;

export function durationOf(event: GameEvent): number {
  return DURATIONS[event.event] ?? 0;
}

/** How many times faster all must go, so that nobody waits too long for what is still to show. */
export function hurry(events: readonly GameEvent[]): number {
  const total = events.reduce((sum, event) => sum + durationOf(event), 0);
  return Math.min(FASTEST, Math.max(1, total / PATIENCE));
}
