import { api } from './api.ts';

let ahead = 0;
let isKnown = false;

/** Tells how far the server's clock is ahead of ours. */
export function setServerTime(now: number): void {
  ahead = now - Date.now();
  isKnown = true;
}

/** The server's time, by our clock and what we know of its. */
export function serverTime(): number {
  return Date.now() + ahead;
}

/** Asks for the server's time once, for tables with clocks. */
export async function learnTime(): Promise<void> {
  if (isKnown) return;
  try {
    const me = await api.me();
    if (me) setServerTime(me.now);
  } catch {
    // without an answer our own clock must do
  }
}
