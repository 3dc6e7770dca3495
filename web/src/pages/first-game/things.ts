import type { GameEvent } from '../../game/protocol.ts';

/** The six things that a newcomer sees once. */
export const THINGS = ['place', 'roll', 'tool', 'card', 'build', 'feed'] as const;
export type Thing = (typeof THINGS)[number];

/** What the player on a seat has done in an event, if it is one of the six. */
export function thingIn(event: GameEvent, seat: number): Thing | undefined {
  if (!('seat' in event) || event.seat !== seat) return undefined;
  switch (event.event) {
    case 'figures-placed':
      return 'place';
    case 'goods-gathered':
      return 'roll';
    case 'tools-used':
      return 'tool';
    case 'card-taken':
      return 'card';
    case 'building-taken':
      return 'build';
    case 'food-eaten':
    case 'starved':
      return 'feed';
    default:
      return undefined;
  }
}
