import { expect, test } from 'vitest';
import { clockParts, timeLeft } from './clocks.ts';

const clock = { left: [90_000, 30_000], running: 0, deadline: 1_060_000 };
const bank = { by: 'bank', seconds: 900, increment: 0 } as const;

test('the running clock counts down to its deadline, the others stand', () => {
  expect(timeLeft(clock, bank, 0, 1_000_000)).toBe(60_000);
  expect(timeLeft(clock, bank, 1, 1_000_000)).toBe(30_000);
  expect(timeLeft(clock, bank, 0, 2_000_000)).toBe(0);
});

test('with time for each move only the one who is asked has a clock', () => {
  const left = { ...clock, left: [null, null] };
  expect(timeLeft(left, { by: 'move', seconds: 60 }, 1, 1_000_000)).toBeNull();
});

test('a clock reads as clocks do', () => {
  expect(clockParts(0)).toEqual({ text: '0:00' });
  expect(clockParts(83_200)).toEqual({ text: '1:24' });
  expect(clockParts(2 * 3_600_000 + 5 * 60_000)).toEqual({ text: '2:05:00' });
  expect(clockParts(2 * 86_400_000 + 3 * 3_600_000)).toEqual({ days: 2, hours: 3 });
});
