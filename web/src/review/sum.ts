import type { SeatSummary } from '../game/protocol.ts';

export const PARTS = ['decisions', 'others', 'luck', 'revision'] as const;
export type Part = (typeof PARTS)[number];

/** One player's sum in whole percent: the start, the parts and the end add up as they are shown. */
export interface Row extends Record<Part, number> {
  first: number;
  result: number;
}

export function rowOf(summary: SeatSummary): Row {
  const row: Row = {
    first: whole(summary.first),
    decisions: whole(summary.decisions),
    others: whole(summary.others),
    luck: whole(summary.luck),
    revision: whole(summary.revision),
    result: whole(summary.result),
  };
  const shown = PARTS.filter((part) => part !== 'revision' || row.revision !== 0);
  const largest = shown.reduce((best, part) =>
    Math.abs(row[part]) > Math.abs(row[best]) ? part : best,
  );
  const sum = row.first + PARTS.reduce((total, part) => total + row[part], 0);
  row[largest] += row.result - sum;
  return row;
}

/** The parts that are not nothing for everybody; only the revision may stay out. */
export function partsOf(rows: readonly Row[]): Part[] {
  return PARTS.filter((part) => part !== 'revision' || rows.some(({ revision }) => revision !== 0));
}

function whole(share: number): number {
  return Math.round(100 * share) + 0;
}
