import type { Action } from '../../game/protocol.ts';

/** What the coach says at a moment, what it points at, and what it would do. */
export interface Advice {
  /** A message `web-coach-…` without its prefix. */
  words: string;
  args: Record<string, string | number>;
  /** Names of spots on the screen. */
  points: readonly string[];
  /** One of the choices. */
  choice?: Action | undefined;
}
