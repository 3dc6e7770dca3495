import { ask } from '../connection/http.ts';
import type { FairDice, Story, Verdict } from '../connection/wire.ts';
import type { Effort, GameReplay, ReviewNow } from '../game/protocol.ts';

export type Form = 'json' | 'notation';

/** Where a game is read: at its table, at the table watched, or brought along. */
export interface GameSource {
  kind: 'table' | 'watch' | 'record';
  id: string;
}

function pathOf({ kind, id }: GameSource): string {
  return `/${{ table: 'tables', watch: 'watch', record: 'replays' }[kind]}/${encodeURIComponent(id)}`;
}

/** The game as seen by a seat; without one by oneself or a spectator. */
export function readReplay(source: GameSource, seat: number | null = null): Promise<GameReplay> {
  const eyes = seat === null ? '' : `?seat=${String(seat)}`;
  return ask('GET', `${pathOf(source)}${source.kind === 'record' ? '' : '/replay'}${eyes}`);
}

export function readStory(source: GameSource): Promise<Story> {
  return ask('GET', `${pathOf(source)}/story`);
}

/** The promise about the dice, out of the record. */
export async function readFair(source: GameSource): Promise<FairDice | null> {
  const { fair } = await ask<Partial<Pick<GameReplay, 'fair'>>>('GET', `${pathOf(source)}/record`);
  return fair ?? null;
}

export function readVerdict(source: GameSource): Promise<Verdict> {
  return ask('GET', `${pathOf(source)}/verdict`);
}

/** Where the record itself can be had. */
export function recordPath(source: GameSource, form: Form): string {
  return `${pathOf(source)}/record?form=${form}`;
}

/** How far a review is; brief: without what was found. */
export function readReview(
  source: GameSource,
  effort: Effort,
  isBrief = false,
): Promise<ReviewNow> {
  return ask('GET', `${pathOf(source)}/review?effort=${effort}&brief=${String(isBrief)}`);
}

/** Begins a review, or goes on with one that was stopped. */
export function beginReview(source: GameSource, effort: Effort): Promise<ReviewNow> {
  return ask('POST', `${pathOf(source)}/review`, { effort });
}

export function stopReview(source: GameSource, effort: Effort): Promise<ReviewNow> {
  return ask('DELETE', `${pathOf(source)}/review?effort=${effort}`);
}

/** A new table where the game goes on after so many moves, against bots. */
export async function playOn(source: GameSource, move: number, seat: number): Promise<string> {
  const { id } = await ask<{ id: string }>('POST', `${pathOf(source)}/what-if`, { move, seat });
  return id;
}
