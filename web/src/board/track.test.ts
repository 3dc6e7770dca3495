import { expect, test } from 'vitest';
import { WIDE } from './geometry.ts';
import { markers } from './track.ts';

test('markers on one space lie side by side and stay on the board', () => {
  for (const score of [0, 31, 49, 65, 99]) {
    const four = markers([score, score, score, score], WIDE.track);
    const places = four.map(({ x, y }) => `${String(x)} ${String(y)}`);
    expect(new Set(places).size).toBe(4);
    for (const { x, y } of four) {
      expect(x).toBeGreaterThanOrEqual(11);
      expect(x).toBeLessThanOrEqual(WIDE.width - 11);
      expect(y).toBeGreaterThanOrEqual(11);
      expect(y).toBeLessThanOrEqual(WIDE.height - 11);
    }
  }
});

test('after a hundred points the marker begins its second lap', () => {
  const [first, second] = markers([7, 107], WIDE.track);
  expect(first?.laps).toBe(0);
  expect(second?.laps).toBe(1);
  expect(second?.isShared).toBe(true);
});

test('a score below zero lies on the start', () => {
  const [low] = markers([-10], WIDE.track);
  expect(low).toMatchObject({ x: WIDE.track[0]?.x, y: WIDE.track[0]?.y, laps: 0 });
});
