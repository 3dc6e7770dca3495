import { expect, test } from 'vitest';
import { minuteOf, quietParts, timeOf } from './quiet.ts';

test('minutes are written as clocks write them, and read again', () => {
  expect([0, 485, 1320].map(timeOf)).toEqual(['00:00', '08:05', '22:00']);
  expect(minuteOf('08:05')).toBe(485);
  expect(minuteOf('')).toBeUndefined();
});

test('a night is two parts of a day', () => {
  expect(quietParts({ begin: 1080, end: 360 })).toEqual([
    { left: 0, width: 25 },
    { left: 75, width: 25 },
  ]);
  expect(quietParts({ begin: 720, end: 1080 })).toEqual([{ left: 50, width: 25 }]);
});
