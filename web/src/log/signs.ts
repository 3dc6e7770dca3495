import { SIGNS } from '../game/locations.ts';
import type { GameEvent, LocationName } from '../game/protocol.ts';

/** The symbol that stands beside an event in the log. */
export function signOf(event: GameEvent): string | undefined {
  switch (event.event) {
    case 'figures-placed':
      return placeSign(event.at);
    case 'goods-gathered':
      return event.good;
    case 'dice-rolled':
      return event.aim === 'dice-for-all' ? 'dice-for-all' : `die-${String(event.dice[0] ?? 1)}`;
    case 'die-taken':
    case 'reward-taken':
      return `die-${String(event.face)}`;
    case 'tool-gained':
      return `tool-${String(event.value)}`;
    case 'one-use-tool-gained':
      return `one-use-tool-${String(event.value)}`;
    case 'resources-gained':
    case 'resources-chosen':
    case 'resources-eaten':
      return Object.entries(event.resources).find(([, amount]) => amount)?.[0];
    case 'animal-appeared':
    case 'animal-became-active':
    case 'animal-driven-off':
    case 'animal-surrounded':
      return event.animal;
    default:
      return FIXED[event.event];
  }
}

const FIXED: Partial<Record<GameEvent['event'], string>> = {
  'tools-used': 'tool',
  'figure-joined': 'new-figure',
  'agriculture-rose': 'agriculture',
  'food-gained': 'food',
  'food-harvested': 'agriculture',
  'food-eaten': 'food',
  'points-scored': 'points',
  starved: 'points',
  'resource-choice-gained': 'choose-resources',
  'card-taken': 'card',
  'card-declined': 'card',
  'extra-card-taken': 'extra-card',
  'extra-card-missed': 'card-back',
  'extra-card-revealed': 'extra-card',
  'building-taken': 'building',
  'building-declined': 'building',
  'stack-emptied': 'building',
  'igloo-taken': 'igloo',
  'igloo-declined': 'igloo',
  'round-began': 'start-player',
  'final-scoring-done': 'points',
  'game-won': 'star',
};

function placeSign(at: LocationName): string {
  if (at.startsWith('card')) return 'card';
  if (at.startsWith('building')) return 'building';
  if (at.startsWith('igloo')) return 'igloo';
  return SIGNS[at] ?? 'figure';
}
