import type { Story } from '../connection/wire.ts';
import { presentationOf } from '../events/presentation.ts';
import type { GameEvent } from '../game/protocol.ts';
import { type LogEntry, readStory, Scribe, seatOf } from './entries.ts';

/** The log of one table: read once, then written on. */
export class Log {
  entries = $state.raw<readonly LogEntry[]>([]);
  /** From which entry on all is new since the viewer's last move. */
  newFrom = $state(0);
  private scribe = new Scribe();

  constructor(private readonly fetch: () => Promise<Story>) {}

  /** Reads the whole story anew, as after a move was taken back. */
  async read(): Promise<void> {
    const { chapters } = await this.fetch();
    const { scribe, entries } = readStory(chapters);
    this.scribe = scribe;
    this.entries = entries;
    this.newFrom = Math.min(this.newFrom, entries.length);
  }

  add(events: readonly GameEvent[]): void {
    this.entries = [...this.entries, ...this.scribe.write(events)];
  }

  /** What these seats did themselves is no news to them. */
  skip(seats: readonly number[]): void {
    const fresh = this.entries.slice(this.newFrom);
    const first = fresh.findIndex(({ seat }) => seat === null || !seats.includes(seat));
    this.newFrom += first < 0 ? fresh.length : first;
  }

  /** All up to here has been seen by the viewer, who has just decided. */
  mark(): void {
    this.newFrom = this.entries.length;
  }

  /** Marks everything up to the last decision of a seat as seen. */
  markLastOf(seat: number): void {
    this.newFrom = this.entries.findLastIndex(({ event }) => isDecisionOf(event, seat)) + 1;
  }
}

function isDecisionOf(event: GameEvent, seat: number): boolean {
  return seatOf(event) === seat && !presentationOf(event).isByItself;
}
