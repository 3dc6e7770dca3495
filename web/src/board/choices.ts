import type { Action, LocationName } from '../game/protocol.ts';

/** The choices that are made by pressing this place. */
export function choicesAt(choices: readonly Action[], at: LocationName): Action[] {
  return choices.filter((choice) => 'at' in choice && choice.at === at);
}

/** The places that can be pressed. */
export function openPlaces(choices: readonly Action[]): Set<LocationName> {
  return new Set(choices.flatMap((choice) => ('at' in choice ? [choice.at] : [])));
}
