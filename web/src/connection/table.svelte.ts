import type { Action, Prospects, View } from '../game/protocol.ts';
import { api } from './api.ts';
import type { Refusal } from './refusal.ts';
import { learnTime } from './skew.ts';
import { type Status, TableSocket } from './socket.ts';
import { way } from './way.ts';
import type {
  Accepted,
  AdviceNow,
  AdviceWish,
  Command,
  HintLevel,
  HintNow,
  Said,
  Story,
  Update,
} from './wire.ts';

type Listener = (update: Update) => void;

/** Milliseconds without an update before prospects are fetched, if nobody here is asked. */
const QUIET = 250;

/** One table as this browser knows it: the newest state is the truth, and all of it is reactive. */
export class TableStore {
  status = $state<Status>('connecting');
  /** Why the table cannot be had, once it is gone. */
  refusal = $state.raw<Refusal>();
  update = $state.raw<Update>();
  prospects = $state.raw<Prospects>();
  lines = $state.raw<readonly Said[]>([]);
  /** Whether what was said before is among the lines. */
  hasCaughtUp = $state(false);
  private listeners: readonly Listener[] = [];
  private readonly socket: TableSocket;
  /** Whether a spectator wants to know what lies ahead. */
  private isLookingAhead = false;
  private prospectsTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly isWatched: boolean,
  ) {
    const path = `/${isWatched ? 'watch' : 'tables'}/${encodeURIComponent(id)}`;
    this.socket = new TableSocket(
      `${path}/socket`,
      {
        onUpdate: (update) => {
          this.receive(update);
        },
        onChat: (line) => {
          this.lines = withLines(this.lines, [line]);
        },
        onStatus: (status, refusal) => {
          this.status = status;
          this.refusal = refusal;
          if (status === 'open') void this.fetchChat();
        },
      },
      {
        connect: (address) => way().connect(address),
        exists: () => (isWatched ? api.watch(id) : api.table(id)),
        random: Math.random,
      },
    );
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.retry);
  }

  get view(): View | null {
    return this.update?.view ?? null;
  }

  get choices(): readonly Action[] {
    return this.update?.choices ?? [];
  }

  get version(): number {
    return this.update?.version ?? 0;
  }

  /** Calls for every newer state, with the events that led to it; gives back how to stop. */
  listen(listener: Listener): () => void {
    this.listeners = [...this.listeners, listener];
    return () => {
      this.listeners = this.listeners.filter((each) => each !== listener);
    };
  }

  do(command: Command): Promise<Accepted> {
    return this.socket.do(command);
  }

  /** Makes a move in the game as it is known here. */
  play(action: Action): Promise<Accepted> {
    return this.do({ command: 'play', version: this.version, action });
  }

  /** A hint on the decision as it is known here. */
  hint(level: HintLevel): Promise<HintNow> {
    return api.hint(this.id, this.version, level);
  }

  /** What the coach says now. */
  advice(wish: AdviceWish): Promise<AdviceNow> {
    return api.advice(this.id, wish);
  }

  /** Fetches what lies ahead, where nobody asked for it yet. */
  lookAhead(): void {
    this.isLookingAhead = true;
    if (!this.prospects) void this.fetchProspects();
  }

  story(): Promise<Story> {
    return this.isWatched ? api.watchedStory(this.id) : api.story(this.id);
  }

  /** Connects anew, as after one has got a name. */
  reopen(): void {
    this.socket.reopen();
  }

  close(): void {
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.retry);
    this.listeners = [];
    clearTimeout(this.prospectsTimer);
    this.socket.close();
  }

  private readonly retry = (): void => {
    if (document.visibilityState === 'visible') this.socket.retry();
  };

  private receive(update: Update): void {
    if (this.update?.version !== update.version) this.prospects = undefined;
    this.update = update;
    if (update.table.clock) void learnTime();
    for (const listener of this.listeners) listener(update);
    clearTimeout(this.prospectsTimer);
    const isWanted = !this.isWatched || this.isLookingAhead;
    if (update.view && update.table.status === 'running' && isWanted) {
      const wait = update.choices.length > 0 ? 0 : QUIET;
      this.prospectsTimer = setTimeout(() => void this.fetchProspects(), wait);
    }
  }

  private async fetchProspects(): Promise<void> {
    try {
      const { version, prospects } = await (this.isWatched
        ? api.watchedProspects(this.id)
        : api.prospects(this.id));
      if (version === this.version) this.prospects = prospects;
    } catch {
      // the next state brings the next chance; nothing of it is needed to play
    }
  }

  /** What was said before; only those who sit at the table may read it. */
  private async fetchChat(): Promise<void> {
    if (!this.update?.table.seats.some(({ is_yours }) => is_yours)) return;
    try {
      this.lines = withLines(this.lines, await api.chat(this.id, this.lines.at(-1)?.number ?? 0));
    } catch {
      // the table can be played without it
    } finally {
      this.hasCaughtUp = true;
    }
  }
}

/** The lines in their order, each once. */
export function withLines(known: readonly Said[], more: readonly Said[]): Said[] {
  const fresh = more.filter(({ number }) => known.every((line) => line.number !== number));
  return [...known, ...fresh].sort((one, other) => one.number - other.number);
}
