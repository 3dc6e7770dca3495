import { Waiting } from './pending.ts';
import { lostConnection, type Refusal } from './refusal.ts';
import type { Accepted, AnyMessage, Command, Said, Update } from './wire.ts';

export type Status = 'connecting' | 'open' | 'reconnecting' | 'restarting' | 'gone';

/** Who wants to know what comes over the line. */
export interface Hearer {
  /** A newer state of the table; `events` are only those that were not heard before. */
  update: (update: Update) => void;
  said: (line: Said) => void;
  status: (status: Status, refusal?: Refusal) => void;
}

/** What a line needs of the world, so that tests can give it another one. */
export interface World {
  connect: (address: string) => WebSocket;
  /** Whether the table can be had at all; throws the refusal when it cannot. */
  exists: () => Promise<unknown>;
  random: () => number;
}

/** Refusals that no waiting will change. */
const NEVER = new Set(['no-such-table', 'not-found', 'status-404', 'status-403']);
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 4000;

/** A WebSocket to one table that comes back whenever it breaks, and plays no move twice. */
export class Line {
  private readonly waiting = new Waiting();
  private socket: WebSocket | undefined;
  private seen: number | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private status: Status = 'connecting';
  private isFresh = false;

  constructor(
    private readonly path: string,
    private readonly hearer: Hearer,
    private readonly world: World,
  ) {
    this.connect();
  }

  /** Resolved once it is durable; a `Refusal` says why not. */
  async do(command: Command): Promise<Accepted> {
    const socket = this.socket;
    if (!socket || this.isFresh) throw lostConnection();
    return this.waiting.send(command, (text) => {
      socket.send(text);
    });
  }

  /** Tries again at once, as when the network has come back. */
  retry(): void {
    if (this.status === 'gone' || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Connects anew, as after one has got a name. */
  reopen(): void {
    const old = this.socket;
    this.socket = undefined;
    this.waiting.lose();
    clearTimeout(this.timer);
    this.connect();
    old?.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.status = 'gone';
    this.socket?.close();
    this.socket = undefined;
    this.waiting.end();
  }

  private connect(): void {
    const since = this.seen === null ? '' : `?since=${String(this.seen)}`;
    const socket = this.world.connect(`${this.path}${since}`);
    this.socket = socket;
    this.isFresh = true;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as AnyMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.broken();
    };
  }

  private hear(message: AnyMessage): void {
    switch (message.message) {
      case 'update':
        this.updated(message);
        break;
      case 'accepted':
        this.waiting.accept(message);
        break;
      case 'rejected':
        this.waiting.refuse(message);
        if (message.update) this.updated(message.update);
        break;
      case 'said':
        this.hearer.said(message);
        break;
      case 'restarting':
        this.turn('restarting');
    }
  }

  private updated(update: Update): void {
    const isFirst = this.isFresh;
    if (isFirst) {
      this.isFresh = false;
      this.tries = 0;
      this.waiting.settle(update.version);
    }
    const seen = this.seen;
    if (seen === null || update.version >= seen) {
      this.seen = update.version;
      const isNext = update.since === seen && update.version > (seen ?? -1);
      this.hearer.update(isNext ? update : { ...update, since: null, events: [] });
    }
    if (isFirst) this.turn('open');
  }

  private broken(): void {
    const wasHeard = !this.isFresh;
    this.socket = undefined;
    this.waiting.lose();
    if (this.status === 'gone') return;
    if (this.status !== 'restarting' && this.seen !== null) this.turn('reconnecting');
    if (wasHeard) this.again();
    else void this.ask();
  }

  /** A line that never opened: is the table gone, or only the server away? */
  private async ask(): Promise<void> {
    try {
      await this.world.exists();
    } catch (error) {
      const { code } = error as Refusal;
      if (NEVER.has(code)) {
        this.turn('gone', error as Refusal);
        this.waiting.end();
        return;
      }
    }
    this.again();
  }

  private again(): void {
    if (this.status === 'gone') return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries++);
    this.timer = setTimeout(
      () => {
        this.connect();
      },
      pause * (0.5 + this.world.random() / 2),
    );
  }

  private turn(status: Status, refusal?: Refusal): void {
    if (this.status === status) return;
    this.status = status;
    this.hearer.status(status, refusal);
  }
}
