/** Up to which line of each chat somebody at this browser has read. */
const KEY = 'stoneage-read';
const TABLES = 20;

type Marks = readonly (readonly [table: string, line: number])[];

function marks(): Marks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Marks) : [];
  } catch {
    return [];
  }
}

export function readUpTo(table: string): number {
  return marks().find(([id]) => id === table)?.[1] ?? 0;
}

/** Remembers it for the tables visited last. */
export function noteRead(table: string, line: number): void {
  const others = marks().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, line]].slice(-TABLES)));
}
