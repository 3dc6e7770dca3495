import { choicesAt } from '../board/choices.ts';
import { GATHERED } from '../game/locations.ts';
import type { Action, LocationName } from '../game/protocol.ts';

/** The choice that pressing a place makes at once; nothing where there is more to ask. */
export function madeByPressing(
  choices: readonly Action[],
  at: LocationName,
  confirms: boolean,
): Action | undefined {
  const [only, ...others] = choicesAt(choices, at);
  if (!only || others.length > 0 || confirms || hasOdds(only)) return undefined;
  return only;
}

/** Whether there is something to weigh up even for a single figure. */
function hasOdds(choice: Action): boolean {
  return choice.do === 'place' && GATHERED[choice.at] !== undefined;
}
