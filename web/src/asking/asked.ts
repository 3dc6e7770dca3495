import type { Action, PlayerView, Prospects, View } from '../game/protocol.ts';

/** What every question needs to know, and where its answer goes. */
export interface Asked {
  view: View;
  choices: readonly Action[];
  prospects: Prospects | undefined;
  /** What somebody who knows the game would do. */
  suggested?: Action | undefined;
  /** Whether an answer is on its way: nothing can be changed until then. */
  isWaiting: boolean;
  /** Why the last answer was not accepted. */
  refusal: string | undefined;
  choose: (action: Action) => void;
  /** Told the answer that lies ready whenever it changes, before it is given. */
  lay?: ((action: Action | undefined) => void) | undefined;
}

/** The board of whoever is asked. */
export function askedPlayer({ view }: Asked): PlayerView {
  const player = view.players[view.awaited.seat ?? 0];
  if (!player) throw new Error('nobody is asked');
  return player;
}
