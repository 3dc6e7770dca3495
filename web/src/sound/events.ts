import type { GameEvent } from '../game/protocol.ts';
import type { SoundName } from './notes.ts';

/** What an event sounds like, if it makes a noise at all. */
export function soundOf(event: GameEvent): SoundName | undefined {
  switch (event.event) {
    case 'goods-gathered':
      return event.amount > 0 ? event.good : undefined;
    case 'resources-gained':
    case 'resources-chosen': {
      const { wood, brick, stone } = event.resources;
      return wood ? 'wood' : brick ? 'brick' : stone ? 'stone' : 'gold';
    }
    default:
      return SOUNDING[event.event];
  }
}

const SOUNDING: Partial<Record<GameEvent['event'], SoundName>> = {
  'figures-placed': 'place',
  'figure-joined': 'place',
  'dice-rolled': 'dice',
  'die-taken': 'place',
  'food-gained': 'food',
  'food-eaten': 'food',
  'tool-gained': 'tool',
  'one-use-tool-gained': 'tool',
  'agriculture-rose': 'food',
  'points-scored': 'points',
  'card-taken': 'card',
  'extra-card-taken': 'card',
  'building-taken': 'build',
  'igloo-taken': 'build',
  starved: 'hunger',
  'game-won': 'win',
};
