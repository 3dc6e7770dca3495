import { expect, test } from 'vitest';
import { crowdAt } from './crowd.ts';
import { PHONE, WIDE } from './geometry.ts';

test('on a wide board every figure stands on its own ring, the back row first', () => {
  const crowd = crowdAt(WIDE, 'forest', [0, 0, 1, 1, 2]);
  expect(crowd).toHaveLength(5);
  expect(crowd.map(({ y }) => y)).toEqual(crowd.map(({ y }) => y).toSorted((a, b) => a - b));
  expect(new Set(crowd.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(5);
});

test('on the phone one figure stands for all of a player', () => {
  const crowd = crowdAt(PHONE, 'forest', [0, 0, 0, 1, 1]);
  expect(crowd.map(({ seat, number }) => [seat, number])).toEqual([
    [0, 3],
    [1, 2],
  ]);
});

test('an empty ring between figures stays empty', () => {
  const crowd = crowdAt(WIDE, 'forest', [0, null, 1]);
  expect(crowd.map(({ x }) => x)).toEqual([
    WIDE.sites.forest.rings[0]?.x,
    WIDE.sites.forest.rings[2]?.x,
  ]);
});

test('however many hunt, they stay in the meadow', () => {
  const { centre, radius } = WIDE.sites.hunt;
  for (const { x, y } of crowdAt(
    WIDE,
    'hunt',
    Array.from({ length: 30 }, (_, index) => index % 4),
  )) {
    expect(Math.abs(x - centre.x)).toBeLessThan(radius.x);
    expect(Math.abs(y - centre.y)).toBeLessThan(radius.y);
  }
});

test('on the phone hunters of four players stand apart', () => {
  const places = crowdAt(PHONE, 'hunt', [0, 0, 1, 2, 3]).map(({ x }) => x);
  const steps = places.slice(1).map((x, index) => x - (places[index] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(20);
});
