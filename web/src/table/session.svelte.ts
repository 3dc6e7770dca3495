import { onDestroy, untrack } from 'svelte';
import type { TableStore } from '../connection/table.svelte.ts';
import type { TableView, Update } from '../connection/wire.ts';
import { Showing } from '../following/showing.svelte.ts';
import type { Action, GameEvent, View } from '../game/protocol.ts';
import { Log } from '../log/log.svelte.ts';
import { framesOf } from '../records/frames.ts';
import { readReplay } from '../records/records.ts';
import { namesOf } from '../seating/faces.ts';
import { ownSeats, seenFrom } from '../seating/viewpoint.ts';
import { sound } from '../sound/sound.ts';
import { Announcer } from './announcer.svelte.ts';
import { isEqual, steady } from './equality.ts';
import { type Course, Memory, Past } from './past.svelte.ts';

/** What stands around a session. */
interface Surroundings {
  /** Whether a coach stands beside, who tells what there is to know. */
  isAccompanied: () => boolean;
  /** Told every event when it is shown. */
  onshow: (events: readonly GameEvent[]) => void;
}

const SETTLING = 150;
const WORTH_TELLING = 4;

/** A running game as one browser follows it: what is shown, what was told, and who is asked. */
export class Session {
  readonly showing: Showing;
  readonly log: Log;
  readonly announcer = new Announcer();
  readonly past = new Past(() => this.course());
  private readonly memory = new Memory();
  isRecapOpen = $state(false);
  /** Until it is known what has happened before. */
  isArriving = $state(true);
  /** The seat whose board lies in front, where several play at one device. */
  front = $state<number>();
  /** What lay ahead of the last state that was shown to its end. */
  foreseen: TableStore['prospects'] = $state.raw();
  /** Who has taken the device. */
  private taken = $state<number>();
  /** Whether the viewer is to hear that it is their turn. */
  private isCalled = $state(false);
  private isReading = false;
  /** Whether the game is over or the page left, while something was still on its way. */
  private isGone = false;
  private wasAsked: number | null = null;
  /** Whether the viewer came back to an open question and has not touched it yet. */
  private isReturning = false;
  private last: View | null = null;

  // Every update brings these again, and nearly always as they were.
  private readonly sameSeats = steady<number[]>();
  private readonly sameNames = steady<string[]>();

  readonly room: TableView | undefined = $derived.by(() => this.table.update?.table);
  readonly own = $derived(this.sameSeats(ownSeats(this.room)));
  readonly names = $derived(this.sameNames(namesOf(this.room?.seats ?? [])));
  /** The one seat of which the log says "you". */
  readonly you = $derived(this.own.length === 1 ? this.own[0] : undefined);
  readonly newest = $derived.by(() => {
    const { view } = this.table;
    return view ? seenFrom(view, this.front ?? this.own[0]) : null;
  });
  readonly shown = $derived.by(() => this.showing.view ?? this.newest);
  /** Nobody is asked before everything has been seen; whoever touches the table has seen enough. */
  readonly choices = $derived.by<readonly Action[]>(() =>
    this.showing.isBehind ? [] : this.table.choices,
  );
  readonly isShared = $derived(this.own.length > 1);
  readonly areCardsClosed = $derived.by(
    () => this.room?.settings.options.closed_cards === true && this.room.status === 'running',
  );
  /** With closed cards nobody sees the board of the one before. */
  readonly isHandedOver = $derived(
    this.isShared &&
      this.room?.settings.options.closed_cards === true &&
      this.front !== undefined &&
      this.front !== this.taken,
  );

  /** Made while a component is, it ends with the component. */
  constructor(
    readonly table: TableStore,
    private readonly around: Surroundings,
  ) {
    this.log = new Log(() => table.story());
    this.foreseen = untrack(() => table.prospects);
    this.showing = new Showing((events) => {
      this.log.add(events);
      this.noteSeen();
      around.onshow(events);
    });
    $effect(() =>
      untrack(() => {
        if (table.update) this.receive(table.update, true);
        return table.listen((update) => {
          this.receive(update, false);
        });
      }),
    );
    $effect(() => {
      if (!this.showing.isBehind) this.foreseen = table.prospects;
    });
    $effect(() => {
      if (this.choices.length === 0 || !this.isCalled) return;
      this.isCalled = false;
      sound('turn');
    });
    onDestroy(() => {
      this.isGone = true;
      this.showing.end();
    });
  }

  /** Whoever touches the table wants to act, not to watch. */
  touch(): void {
    this.isReturning = false;
    if (this.showing.isBehind && this.table.choices.length > 0) this.showing.skip();
  }

  /** The player whose turn it is has the device in hand. */
  takeOver(): void {
    this.taken = this.front;
  }

  private receive(update: Update, isFirst: boolean): void {
    const { view, events, choices } = update;
    if (!view) return;
    const asked = choices.length > 0 ? (view.awaited.seat ?? null) : null;
    if (asked !== null) this.front = asked;
    this.showing.receive({ ...update, view: seenFrom(view, this.front ?? this.own[0]) });
    if (events.length > 0) this.memory.add(view, events);
    if (this.past.frame) void this.past.renew().catch(() => undefined);
    if (isFirst) void this.arrive();
    else if (events.length > 0) this.announcer.announce(events, this.names, this.you);
    else if (!isEqual(this.last, view)) void this.reread();
    if (isFirst) this.isReturning = asked !== null;
    else if (asked !== null && asked !== this.wasAsked) this.isCalled = true;
    this.wasAsked = asked;
    this.last = view;
  }

  /** Reads the story anew until nothing has happened meanwhile, so that no line is lost or doubled. */
  private async reread(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    try {
      for (let known = -1; known !== this.table.version && !this.isGone;) {
        known = this.table.version;
        this.showing.skip();
        await this.log.read();
        if (this.isGone) return;
        this.noteSeen();
        if (this.table.view) this.memory.begin(this.table.view, this.log.entries.length);
        await new Promise((resolve) => setTimeout(resolve, SETTLING));
      }
    } catch {
      // the next change brings the next chance
    } finally {
      this.isReading = false;
    }
  }

  /** The past is what the server tells of it; what lies face down today is not told again (C2). */
  private async course(): Promise<Course> {
    if (this.areCardsClosed) return this.memory.course(this.newest?.seat ?? null);
    const kind = this.table.isWatched ? 'watch' : 'table';
    return { frames: framesOf(await readReplay({ kind, id: this.table.id })), before: 0 };
  }

  /** Reads what has happened so far; whoever comes back to a question hears what is new. */
  private async arrive(): Promise<void> {
    await this.reread();
    if (this.isGone) return;
    const { log, own } = this;
    if (own[0] !== undefined) {
      log.markLastOf(this.front ?? own[0]);
      log.skip(own);
      const news = log.entries.length - log.newFrom;
      const isWorthTelling = log.newFrom > 0 && news >= WORTH_TELLING;
      this.isRecapOpen = !this.around.isAccompanied() && this.isReturning && isWorthTelling;
    }
    this.isArriving = false;
  }

  /** One's own deeds are no news, and to a spectator nothing is. */
  private noteSeen(): void {
    if (this.own.length > 0) this.log.skip(this.own);
    else this.log.mark();
  }
}
