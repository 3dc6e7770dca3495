import { SIGNS } from '../game/locations.ts';
import type { Action, LocationName } from '../game/protocol.ts';

const SYMBOLS: Partial<Record<Action['do'], string>> = {
  'use-tools': 'tool',
  pay: 'any-resource',
  decline: 'figure',
  'take-resources': 'choose-resources',
  'take-reward': 'star',
  feed: 'food',
  starve: 'points',
};

/** The symbol of what a choice is about. */
export function symbolOf(choice: Action): string {
  if ('at' in choice) return symbolAt(choice.at);
  if (choice.do === 'take-die') return `die-${String(choice.face)}`;
  return SYMBOLS[choice.do] ?? 'star';
}

function symbolAt(at: LocationName): string {
  const [kind = 'figure'] = at.split('-');
  return SIGNS[at] ?? (at === 'animal' ? 'hunt' : kind);
}
