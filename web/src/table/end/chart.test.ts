import { expect, test } from 'vitest';
import { path, spread } from '../../kit/plot.ts';
import { courses, shifts, ticks } from './chart.ts';

test('ticks are round, few, and hold every score', () => {
  for (const scores of [[0], [3, 7], [193, 12], [-35, 129], [-10, -20], [412]]) {
    const found = ticks(scores);
    expect(found.length).toBeLessThanOrEqual(7);
    expect(found[0]).toBeLessThanOrEqual(Math.min(0, ...scores));
    expect(found.at(-1)).toBeGreaterThanOrEqual(Math.max(...scores));
    expect(found).toContain(0);
  }
});

test('every line begins at zero', () => {
  expect(
    courses(
      [
        [3, 10],
        [7, 10],
      ],
      2,
    ),
  ).toEqual([
    [0, 3, 7],
    [0, 10, 10],
  ]);
});

test('labels never overlap, keep their order and stay inside', () => {
  const placed = spread([100, 101, 102, 20], 20, 10, 110);
  const order = placed.toSorted((one, other) => one - other);
  for (const [index, value] of order.entries())
    if (index > 0) expect(value - (order[index - 1] ?? 0)).toBeGreaterThanOrEqual(20);
  expect(Math.min(...placed)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...placed)).toBeLessThanOrEqual(110);
  expect(placed[0]).toBeLessThan(placed[1] ?? 0);
});

test('labels with room stay where they belong', () => {
  expect(spread([80, 20], 20, 10, 110)).toEqual([80, 20]);
});

test('a path goes from point to point', () => {
  expect(
    path([
      { x: 0, y: 1 },
      { x: 2.25, y: 3 },
    ]),
  ).toBe('M0.0 1.0L2.3 3.0');
});

test('lines of equal scores lie side by side, others where they belong', () => {
  expect(
    shifts(
      [
        [0, 5, 9],
        [0, 5, 7],
        [0, 2, 7],
      ],
      4,
    ),
  ).toEqual([
    [-4, -2, 0],
    [0, 2, -2],
    [4, 0, 2],
  ]);
});
