import { PendingCommands } from './pending.ts';
import { lostConnection, type Refusal } from './refusal.ts';
import type { Line } from './transport.ts';
import type { Accepted, AnyMessage, Command, Said, Update } from './wire.ts';

export type Status = 'connecting' | 'open' | 'reconnecting' | 'restarting' | 'gone';

/** Who is told what the socket receives. */
export interface SocketListener {
  /** A newer state of the table; `events` are only those that were not received before. */
  onUpdate: (update: Update) => void;
  onChat: (line: Said) => void;
  onStatus: (status: Status, refusal?: Refusal) => void;
}

/** What a socket needs of the browser, so that tests can give it something else. */
export interface Environment {
  connect: (path: string) => Line;
  /** Whether the table can be had at all; throws the refusal when it cannot. */
  exists: () => Promise<unknown>;
  random: () => number;
}

/** Refusals that no retry will change. */
const PERMANENT = new Set(['no-such-table', 'not-found', 'status-404', 'status-403']);
const FIRST_BACKOFF = 300;
/** A server that restarts is back soon, and is tried every second; after that more rarely. */
const LONGEST_BACKOFF = 1000;
const SOON = 20;
const LATER_BACKOFF = 4000;

/** A line to one table that comes back whenever it breaks, and plays no move twice. */
export class TableSocket {
  private readonly pending = new PendingCommands();
  private socket: Line | undefined;
  private seen: number | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private status: Status = 'connecting';
  private isFresh = false;

  constructor(
    private readonly path: string,
    private readonly listener: SocketListener,
    private readonly environment: Environment,
  ) {
    this.connect();
  }

  /** Resolved once it is durable; a `Refusal` says why not. */
  async do(command: Command): Promise<Accepted> {
    const socket = this.socket;
    if (!socket || this.isFresh) throw lostConnection();
    return this.pending.send(command, (text) => {
      socket.send(text);
    });
  }

  /** Tries again at once, as when the network has come back. */
  retry(): void {
    if (this.status === 'gone' || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Connects anew, as after one has got a name, or to see what became of a command. */
  reopen(): void {
    const old = this.socket;
    this.socket = undefined;
    this.pending.lose();
    clearTimeout(this.timer);
    this.connect();
    old?.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.status = 'gone';
    this.socket?.close();
    this.socket = undefined;
    this.pending.end();
  }

  private connect(): void {
    const since = this.seen === null ? '' : `?since=${String(this.seen)}`;
    const socket = this.environment.connect(`${this.path}${since}`);
    this.socket = socket;
    this.isFresh = true;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data) as AnyMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.onClose();
    };
  }

  private receive(message: AnyMessage): void {
    switch (message.message) {
      case 'update':
        this.update(message);
        break;
      case 'accepted':
        this.pending.accept(message);
        break;
      case 'rejected':
        if (!this.pending.refuse(message)) this.reopen();
        else if (message.update) this.update(message.update);
        break;
      case 'said':
        this.listener.onChat(message);
        break;
      case 'restarting':
        this.setStatus('restarting');
    }
  }

  private update(update: Update): void {
    const isFirst = this.isFresh;
    if (isFirst) {
      this.isFresh = false;
      this.tries = 0;
      const socket = this.socket;
      this.pending.settle(update.version, (text) => socket?.send(text));
    }
    const seen = this.seen;
    if (seen === null || update.version >= seen) {
      this.seen = update.version;
      const isNext = update.since === seen && update.version > (seen ?? -1);
      this.listener.onUpdate(isNext ? update : { ...update, since: null, events: [] });
    }
    if (isFirst) this.setStatus('open');
  }

  private onClose(): void {
    const wasOpen = !this.isFresh;
    this.socket = undefined;
    this.pending.lose();
    if (this.status === 'gone') return;
    if (this.status !== 'restarting' && this.seen !== null) this.setStatus('reconnecting');
    if (wasOpen) this.reconnectLater();
    else void this.checkExistence();
  }

  /** The socket never opened: is the table gone, or only the server away? */
  private async checkExistence(): Promise<void> {
    try {
      await this.environment.exists();
    } catch (error) {
      const { code } = error as Refusal;
      if (PERMANENT.has(code)) {
        this.setStatus('gone', error as Refusal);
        this.pending.end();
        return;
      }
    }
    this.reconnectLater();
  }

  private reconnectLater(): void {
    if (this.status === 'gone') return;
    const longest = this.tries < SOON ? LONGEST_BACKOFF : LATER_BACKOFF;
    const backoff = Math.min(longest, FIRST_BACKOFF * 2 ** this.tries++);
    this.timer = setTimeout(
      () => {
        this.connect();
      },
      backoff * (0.5 + this.environment.random() / 2),
    );
  }

  private setStatus(status: Status, refusal?: Refusal): void {
    if (this.status === status) return;
    this.status = status;
    this.listener.onStatus(status, refusal);
  }
}
