import type { TableStore } from '../connection/table.svelte.ts';
import { noteRead, readUpTo } from './reading.ts';

/** The lines of a table's chat that nobody at this browser has read. */
export class Unread {
  private line = $state(0);

  constructor(private readonly table: TableStore) {
    this.line = readUpTo(table.id);
  }

  get number(): number {
    return this.table.lines.filter(({ number }) => number > this.line).length;
  }

  /** All of them have been read. */
  clear(): void {
    this.line = this.table.lines.at(-1)?.number ?? this.line;
    noteRead(this.table.id, this.line);
  }
}
