import { expect, test } from 'vitest';
import { journey, walk } from './flip.ts';

const from = new DOMRect(100, 40, 60, 20);
const to = new DOMRect(300, 240, 30, 20);

test('what moves is first drawn where it was', () => {
  expect(journey(from, to)).toBe('translate(-185px, -200px) scale(2)');
  expect(journey(from, to, 0)).toBe('translate(0px, 0px) scale(1)');
});

test('a figure walks, comes nearer with every step, and stands upright at the end', () => {
  const ways = walk(from, to).map(({ transform }) => /(-?[\d.]+)px/.exec(String(transform))?.[1]);
  expect(ways[0]).toBe('-185');
  expect(ways.map(Number)).toEqual(ways.map(Number).toSorted((one, other) => one - other));
  expect(walk(from, to).at(-1)?.transform).toBe('translate(0px, 0px) scale(1) rotate(0deg)');
});
