import type { TableLine } from '../../connection/wire.ts';

const KEY = 'stoneage-waiting';

/** Remembers which games are on the server, to name them when it is away. */
export function keepWaiting(mine: readonly TableLine[]): void {
  const running = mine.filter(({ status }) => status === 'running');
  localStorage.setItem(KEY, JSON.stringify(running));
}

export function waitingGames(): readonly TableLine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as TableLine[];
  } catch {
    return [];
  }
}
