import type { Prospects as Shown } from '../board/prospects.ts';
import type { Prospects } from '../connection/wire.ts';
import type { View } from '../game/protocol.ts';

/** What the board shows of that which lies ahead. */
export function foresight(view: View, prospects: Prospects | undefined): Shown {
  if (!prospects) return {};
  const meals = prospects.meals.map(({ figures, harvest, missing }, seat) => {
    const food = view.players[seat]?.food ?? 0;
    return {
      food,
      harvest,
      eaters: figures,
      left: missing > 0 ? -missing : food + harvest - figures,
    };
  });
  return { closed: prospects.closed, worth: prospects.scoring, meals };
}
