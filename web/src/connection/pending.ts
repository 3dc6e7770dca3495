import { type KeyedCommand, withKey } from './key.ts';
import { lostConnection, Refusal } from './refusal.ts';
import type { Accepted, Command, Rejected } from './wire.ts';

interface Pending {
  command: KeyedCommand;
  resolve: (accepted: Accepted) => void;
  reject: (refusal: Refusal) => void;
  isSentAgain?: boolean;
}

type Transmit = (text: string) => void;

function canBeSettled({ command }: Pending): boolean {
  return 'version' in command || Boolean(command.key);
}

/** The commands that were sent and not answered yet. */
export class PendingCommands {
  private readonly pending = new Map<number, Pending>();
  private last = 0;

  /** Sends a command under a number of its own; the promise is its answer. */
  async send(command: Command, transmit: Transmit): Promise<Accepted> {
    const id = ++this.last;
    const sent = withKey(command);
    const answer = new Promise<Accepted>((resolve, reject) => {
      this.pending.set(id, { command: sent, resolve, reject });
    });
    transmit(JSON.stringify({ ...sent, id }));
    return answer;
  }

  accept(accepted: Accepted): void {
    this.take(accepted.to)?.resolve(accepted);
  }

  /** False if nobody knows whether it was done: it waits until the table has been looked at. */
  refuse(rejected: Rejected): boolean {
    const found = this.pending.get(rejected.to);
    const isUnknown = rejected.code === 'outcome-unknown' && !found?.isSentAgain;
    if (isUnknown && found && canBeSettled(found)) return false;
    this.take(rejected.to)?.reject(new Refusal(rejected));
    return true;
  }

  /** The connection broke. Some can be settled later; of the rest nothing is known. */
  lose(): void {
    this.drop((pending) => !canBeSettled(pending));
  }

  /**
   * After a reconnection: a move whose version is passed was made, any other never arrived; what
   * has a key is sent once more.
   */
  settle(version: number, transmit: Transmit): void {
    for (const [id, { command, resolve }] of this.pending)
      if ('version' in command && command.version < version) {
        this.pending.delete(id);
        resolve({ message: 'accepted', to: id, version, table: null });
      }
    this.drop(({ command }) => !command.key);
    for (const [id, pending] of this.pending) {
      pending.isSentAgain = true;
      transmit(JSON.stringify({ ...pending.command, id }));
    }
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
