import { beforeEach, expect, test } from 'vitest';
import { noteRead, readUpTo } from './reading.ts';

beforeEach(() => {
  localStorage.clear();
});

test('what was read once stays read', () => {
  expect(readUpTo('a')).toBe(0);
  noteRead('a', 3);
  noteRead('b', 9);
  noteRead('a', 5);
  expect([readUpTo('a'), readUpTo('b')]).toEqual([5, 9]);
});

test('tables of long ago are forgotten', () => {
  noteRead('old', 7);
  for (let number = 0; number < 20; number += 1) noteRead(`table ${String(number)}`, 1);
  expect(readUpTo('old')).toBe(0);
  expect(readUpTo('table 0')).toBe(1);
});

test('what cannot be read is as if nothing was', () => {
  localStorage.setItem('stoneage-read', '{');
  expect(readUpTo('a')).toBe(0);
});
