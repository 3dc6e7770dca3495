import type { Chapter } from '../connection/wire.ts';
import { presentationOf } from '../events/presentation.ts';
import type { GameEvent } from '../game/protocol.ts';

/** One line of the log. */
export interface LogEntry {
  event: GameEvent;
  seat: number | null;
  /** The dice behind goods that were gathered. */
  dice?: readonly number[];
}

type Rolled = GameEvent & { event: 'dice-rolled' };

/** Turns events into lines; a roll for goods waits for what it brings and joins that line. */
export class Scribe {
  private dice: readonly number[] | undefined;

  write(events: readonly GameEvent[]): LogEntry[] {
    return events.flatMap((event) => this.entry(event));
  }

  private entry(event: GameEvent): LogEntry[] {
    if (event.event === 'dice-rolled' && isForGoods(event)) {
      this.dice = event.dice;
      return [];
    }
    if (presentationOf(event).said !== 'in-log') return [];
    const entry: LogEntry = { event, seat: seatOf(event) };
    if (event.event === 'goods-gathered' && this.dice) {
      entry.dice = this.dice;
      this.dice = undefined;
    }
    return [entry];
  }
}

/** The log of the game so far, and the scribe who writes on. */
export function readStory(chapters: readonly Chapter[]): { scribe: Scribe; entries: LogEntry[] } {
  const scribe = new Scribe();
  const entries = chapters.flatMap(({ events }) => scribe.write(events));
  return { scribe, entries };
}

/** Whom a line is about. */
export function seatOf(event: GameEvent): number | null {
  return 'seat' in event ? event.seat : null;
}

function isForGoods({ aim }: Rolled): boolean {
  return aim !== 'dice-for-all' && aim !== 'reward';
}
