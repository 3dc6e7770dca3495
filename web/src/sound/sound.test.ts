import { expect, test } from 'vitest';
import { soundOf } from './events.ts';
import { SOUNDS } from './notes.ts';

test('goods sound like what they are, and nothing sounds like nothing', () => {
  const gathered = { event: 'goods-gathered', seat: 0, at: 'river', good: 'gold' } as const;
  const pips = { dice_pips: 7, tool_pips: 0, penalty: 0 };
  expect(soundOf({ ...gathered, ...pips, amount: 1 })).toBe('gold');
  expect(soundOf({ ...gathered, ...pips, amount: 0 })).toBeUndefined();
});

test('every sound is soft and short', () => {
  for (const notes of Object.values(SOUNDS)) {
    expect(Math.max(...notes.map(({ volume }) => volume))).toBeLessThanOrEqual(0.2);
    expect(Math.max(...notes.map(({ at, length }) => at + length))).toBeLessThanOrEqual(1);
  }
});
