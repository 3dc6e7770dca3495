import { ask } from '../connection/http.ts';
import type { FairDice, Story, Verdict } from '../connection/wire.ts';
import type { GameReplay } from '../game/protocol.ts';

export type Form = 'json' | 'notation';

/** Where the papers of a game are kept: at its table, at the table watched, or brought along. */
export interface Shelf {
  kind: 'table' | 'watch' | 'record';
  id: string;
}

function pathOf({ kind, id }: Shelf): string {
  return `/${{ table: 'tables', watch: 'watch', record: 'replays' }[kind]}/${encodeURIComponent(id)}`;
}

/** The game as seen by a seat; without one by oneself or a spectator. */
export function readReplay(shelf: Shelf, seat: number | null = null): Promise<GameReplay> {
  const eyes = seat === null ? '' : `?seat=${String(seat)}`;
  return ask('GET', `${pathOf(shelf)}${shelf.kind === 'record' ? '' : '/replay'}${eyes}`);
}

export function readStory(shelf: Shelf): Promise<Story> {
  return ask('GET', `${pathOf(shelf)}/story`);
}

/** The promise about the dice, out of the record. */
export async function readFair(shelf: Shelf): Promise<FairDice | null> {
  const { fair } = await ask<Partial<Pick<GameReplay, 'fair'>>>('GET', `${pathOf(shelf)}/record`);
  return fair ?? null;
}

export function readVerdict(shelf: Shelf): Promise<Verdict> {
  return ask('GET', `${pathOf(shelf)}/verdict`);
}

/** Where the record itself can be downloaded. */
export function recordAddress(shelf: Shelf, form: Form): string {
  return `/api${pathOf(shelf)}/record?form=${form}`;
}
