import type { Update } from '../connection/wire.ts';
import type { Prospects, View } from '../game/protocol.ts';

/** One moment of a real game, as the server tells it. */
export interface Moment extends Update {
  view: View;
  prospects: Prospects;
}

const files = import.meta.glob<Moment>('../fixtures/*.json', { import: 'default' });

export const MOMENTS = Object.keys(files)
  .map((path) => path.replace(/^.*\/|\.json$/g, ''))
  .filter((name) => !name.startsWith('replay'));

export async function momentCalled(name: string): Promise<Moment> {
  const load = files[`../fixtures/${name}.json`];
  if (!load) throw new Error(`there is no moment ${name}`);
  return load();
}
