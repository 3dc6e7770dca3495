import type { LocationName, ScoringView } from '../game/protocol.ts';

/** What a tribe will eat if nothing else happens; `left` below zero is missing. */
export interface Meal {
  food: number;
  harvest: number;
  eaters: number;
  left: number;
}

/** What the server knows beside the view: the board computes none of it. */
export interface Prospects {
  /** Why the viewer may not place figures there: an `illegal-*` name without its prefix. */
  closed?: Partial<Record<LocationName, string>>;
  /** The points of each seat if the game ended now. */
  worth?: readonly (ScoringView | null)[];
  meals?: readonly (Meal | null)[];
}
