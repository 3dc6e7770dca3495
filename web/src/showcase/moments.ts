import type { Prospects } from '../board/prospects.ts';
import type { Action, GameEvent, View } from '../game/protocol.ts';
import type { SeatFace } from '../pieces/seats.ts';

/** One moment of a real game. */
export interface Moment {
  view: View;
  choices: Action[];
  prospects: Prospects;
  events: GameEvent[];
  seats: SeatFace[];
}

const files = import.meta.glob<Moment>('../fixtures/*.json', { import: 'default' });

export const MOMENTS = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''));

export async function momentCalled(name: string): Promise<Moment> {
  const load = files[`../fixtures/${name}.json`];
  if (!load) throw new Error(`there is no moment ${name}`);
  return load();
}
