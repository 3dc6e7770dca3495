import { SIGNS } from '../game/locations.ts';
import { RESOURCES } from '../game/pieces.ts';
import type { LocationName, ResourceName } from '../game/protocol.ts';

export function placeSign(at: LocationName): string {
  if (at.startsWith('card')) return 'card';
  if (at.startsWith('building')) return 'building';
  if (at.startsWith('igloo')) return 'igloo';
  return SIGNS[at] ?? 'figure';
}

/** The resource that stands for all of them. */
export function firstOf(amounts: Partial<Record<ResourceName, number>>): ResourceName | undefined {
  return RESOURCES.find((good) => amounts[good]);
}
