import { t } from '../words/words.svelte.ts';

export const EMBLEMS = ['hand', 'sun', 'fish', 'spiral'] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** Who sits there, beside what the view says. */
export interface SeatFace {
  name: string;
  /** Whether it is the one seat of whoever looks. */
  isYou?: boolean;
  /** Set for a program: what stands on its tag. */
  bot?: string;
  /** The time left, as it is shown. */
  clock?: string;
  /** Whether the person's connection is lost. */
  away?: boolean;
}

/** How somebody is called when the viewer is spoken to. */
export function calledBy(face: SeatFace | undefined): string {
  return face?.isYou ? t('web-you') : (face?.name ?? '');
}

export function emblemOf(seat: number): Emblem {
  return EMBLEMS[seat] ?? 'hand';
}

/** The other seats, in the order in which they follow. */
export function othersThan(seat: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, index) => (seat + 1 + index) % players);
}

/** So many letters that they need a second line, or a third, and therefore smaller ones. */
const LONG = 12;
const VERY_LONG = 24;

export function isLong(name: string): boolean {
  return name.length > LONG;
}

export function isVeryLong(name: string): boolean {
  return name.length > VERY_LONG;
}
