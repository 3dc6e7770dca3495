import type { GameEvent, View } from '../game/protocol.ts';
import type { Frame } from '../records/frames.ts';
import { held, linesTold } from '../records/walk.ts';

/** Positions one after the other, and how many lines of the log were told before the first. */
export interface Course {
  frames: readonly Frame[];
  before: number;
}

/** The moment that is shown in place of the present, if one is. */
export class Past {
  private course = $state.raw<Course>({ frames: [], before: 0 });
  private index = $state<number>();
  /** The line that was pressed, until one steps on. */
  pressed = $state<number>();
  private readonly told = $derived(linesTold(this.course.frames, this.course.before));

  readonly frames = $derived(this.course.frames);
  readonly at = $derived(this.index === undefined ? 0 : held(this.index, this.frames));
  readonly frame = $derived(this.index === undefined ? undefined : this.frames[this.at]);
  /** The line of the log that tells of it: the pressed one, or the newest that was told then. */
  readonly line = $derived(this.frame && (this.pressed ?? (this.told[this.at] ?? 0) - 1));

  constructor(private readonly read: () => Promise<Course>) {}

  /** Goes to the moment when this line of the log was told. */
  async show(line: number): Promise<boolean> {
    this.course = await this.read();
    const found = this.told.findIndex((lines) => lines > line);
    if (found < 0) return false;
    this.index = found;
    this.pressed = line < this.course.before ? undefined : line;
    return true;
  }

  go(to: number): void {
    if (!this.frame) return;
    this.index = held(to, this.frames);
    this.pressed = undefined;
  }

  /** Something has happened meanwhile; the moment stays, unless it was taken back. */
  async renew(): Promise<void> {
    const course = await this.read();
    if (this.index !== undefined && this.index >= course.frames.length) this.leave();
    this.course = course;
  }

  /** It is the present again. */
  leave(): void {
    this.index = undefined;
  }
}

/** What this browser has seen itself: all there is to go back to while cards are closed. */
export class Memory {
  private seen: Frame[] = [];
  private before = 0;

  /** Begins anew, with so many lines in the log. */
  begin(view: View, lines: number): void {
    this.seen = [frameOf(0, view, [])];
    this.before = lines;
  }

  add(view: View, events: readonly GameEvent[]): void {
    if (this.seen.length > 0) this.seen.push(frameOf(this.seen.length, view, events));
  }

  /** With other people at the same device: only what lay open, or lay before this seat. */
  course(seat: number | null): Course {
    const frames = this.seen.map((frame) =>
      frame.view.seat === null || frame.view.seat === seat
        ? frame
        : { ...frame, view: shut(frame.view) },
    );
    return { frames, before: this.before };
  }
}

function frameOf(move: number, view: View, events: readonly GameEvent[]): Frame {
  return { move, round: view.round, seat: null, notation: '', events: [...events], view };
}

/** Somebody else's cards, face down. */
function shut(view: View): View {
  const players = view.players.map((player, seat) =>
    seat === view.seat
      ? {
          ...player,
          cards: [],
          extra_card: null,
          hidden_cards: player.hidden_cards + player.cards.length + (player.extra_card ? 1 : 0),
        }
      : player,
  );
  return { ...view, seat: null, players };
}
