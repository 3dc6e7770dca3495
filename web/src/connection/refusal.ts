import type { Problem } from './wire.ts';

/** Why something was refused: by the server, or because none could be asked. */
export type RefusalCode = Problem['code'] | 'connection-lost' | `status-${string}`;

type Reason = Omit<Problem, 'code'> & { code: RefusalCode };

/** The server said no, or nothing at all: a name that never changes, and a sentence for people. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly retryAfter: number | null;

  constructor({ code, reason, retry_after }: Reason) {
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
