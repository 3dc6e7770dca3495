import { lostConnection, Refusal } from './refusal.ts';
import type { Accepted, Command, Rejected } from './wire.ts';

interface Pending {
  command: Command;
  resolve: (accepted: Accepted) => void;
  reject: (refusal: Refusal) => void;
}

/** The commands that were sent and not answered yet. */
export class PendingCommands {
  private readonly pending = new Map<number, Pending>();
  private last = 0;

  /** Sends a command under a number of its own; the promise is its answer. */
  async send(command: Command, transmit: (text: string) => void): Promise<Accepted> {
    const id = ++this.last;
    const answer = new Promise<Accepted>((resolve, reject) => {
      this.pending.set(id, { command, resolve, reject });
    });
    transmit(JSON.stringify({ ...command, id }));
    return answer;
  }

  accept(accepted: Accepted): void {
    this.take(accepted.to)?.resolve(accepted);
  }

  refuse(rejected: Rejected): void {
    this.take(rejected.to)?.reject(new Refusal(rejected));
  }

  /** The connection broke. What has a version can be settled later; of the rest nothing is known. */
  lose(): void {
    this.drop(({ command }) => !('version' in command));
  }

  /** After a reconnection: a move whose version is passed was made; any other never arrived. */
  settle(version: number): void {
    for (const [id, { command, resolve }] of this.pending)
      if ('version' in command && command.version < version) {
        this.pending.delete(id);
        resolve({ message: 'accepted', to: id, version, table: null });
      }
    this.drop(() => true);
  }

  /** Nobody will answer any more. */
  end(): void {
    this.drop(() => true);
  }

  private drop(isLost: (pending: Pending) => boolean): void {
    for (const [id, pending] of this.pending)
      if (isLost(pending)) {
        this.pending.delete(id);
        pending.reject(lostConnection());
      }
  }

  private take(id: number): Pending | undefined {
    const found = this.pending.get(id);
    this.pending.delete(id);
    return found;
  }
}
