import { ask } from '../connection/http.ts';
import type { Options, Story } from '../connection/wire.ts';
import type { GameEvent, View } from '../game/protocol.ts';

/** The game after so many moves, and what the last of them brought about. */
export interface Frame {
  move: number;
  round: number;
  seat: number | null;
  notation: string;
  events: GameEvent[];
  view: View;
}

/** What was promised before the game, and what was revealed after it. */
export interface FairDice {
  commitment: string;
  entropy: string[];
  start_drawn: boolean;
  seed: string | null;
}

/** A whole game through one pair of eyes; the first frame is the deal. */
export interface ReplayFrames {
  seats: string[];
  options: Options;
  frames: Frame[];
  result: View['result'];
  fair: FairDice | null;
  scores: number[][];
}

export interface Finding {
  name: string;
  place: string;
  expected: string;
  found: string;
}

/** What can be proven about a record. */
export interface Verdict {
  findings: Finding[];
  digest: string;
  is_sound: boolean;
  is_fair: boolean;
}

export type Form = 'json' | 'notation';

/** Where the papers of a game are kept: at its table, at the table watched, or brought along. */
export interface Shelf {
  kind: 'table' | 'watch' | 'record';
  id: string;
}

function pathOf({ kind, id }: Shelf): string {
  return `/${{ table: 'tables', watch: 'watch', record: 'replays' }[kind]}/${encodeURIComponent(id)}`;
}

/** Every position, seen by a seat; without one by oneself or a spectator. */
export function readFrames(shelf: Shelf, seat: number | null = null): Promise<ReplayFrames> {
  const eyes = seat === null ? '' : `?seat=${String(seat)}`;
  return ask('GET', `${pathOf(shelf)}${shelf.kind === 'record' ? '' : '/replay'}${eyes}`);
}

export function readStory(shelf: Shelf): Promise<Story> {
  return ask('GET', `${pathOf(shelf)}/story`);
}

/** The promise about the dice, out of the record. */
export async function readFair(shelf: Shelf): Promise<FairDice | null> {
  const { fair } = await ask<{ fair?: FairDice | null }>('GET', `${pathOf(shelf)}/record`);
  return fair ?? null;
}

export function readVerdict(shelf: Shelf): Promise<Verdict> {
  return ask('GET', `${pathOf(shelf)}/verdict`);
}

/** Where the record itself can be downloaded. */
export function recordAddress(shelf: Shelf, form: Form): string {
  return `/api${pathOf(shelf)}/record?form=${form}`;
}
