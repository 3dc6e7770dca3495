import { expect, test } from 'vitest';
import { towards } from './arrows.ts';

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 10 },
  { x: 0, y: 100 },
  { x: 100, y: 110 },
];

test('an arrow key goes to the nearest place in its direction', () => {
  expect(towards('ArrowRight', 0, square)).toBe(1);
  expect(towards('ArrowDown', 0, square)).toBe(2);
  expect(towards('ArrowLeft', 3, square)).toBe(2);
  expect(towards('ArrowUp', 3, square)).toBe(1);
});

test('where nothing lies, and on other keys, it stays', () => {
  expect(towards('ArrowLeft', 0, square)).toBeUndefined();
  expect(towards('Enter', 0, square)).toBeUndefined();
});
