import type { ClockView, TableSettings } from '../connection/wire.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The milliseconds that a seat has left, or null where no clock counts. */
export function timeLeft(
  clock: ClockView,
  timing: TableSettings['timing'],
  seat: number,
  now: number,
): number | null {
  if (clock.running === seat && clock.deadline !== null) return Math.max(0, clock.deadline - now);
  return timing?.by === 'bank' ? (clock.left[seat] ?? null) : null;
}

/** 1:24, 2:05:00, or days and hours where there is plenty; the parts are for the words. */
export function clockParts(
  milliseconds: number,
): { text: string } | { days: number; hours: number } {
  if (milliseconds >= DAY)
    return {
      days: Math.floor(milliseconds / DAY),
      hours: Math.floor((milliseconds % DAY) / HOUR),
    };
  const seconds = Math.ceil(milliseconds / SECOND);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const hours = Math.floor(seconds / 3600);
  const text = hours > 0 ? [String(hours), ...parts].join(':') : parts.join(':').replace(/^0/, '');
  return { text };
}
