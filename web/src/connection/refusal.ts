import type { Problem } from './wire.ts';

/** The server said no, or nothing at all: a name that never changes, and a sentence for people. */
export class Refusal extends Error {
  readonly code: string;
  readonly retryAfter: number | null;

  constructor({ code, reason, retry_after }: Problem) {
    super(reason);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfter = retry_after;
  }

  /** The sentence; empty when no server could say one. */
  get reason(): string {
    return this.message;
  }
}

/** Nobody answered: nothing is known about what was asked. */
export function lostConnection(): Refusal {
  return new Refusal({ code: 'connection-lost', reason: '', retry_after: null });
}
