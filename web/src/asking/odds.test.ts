import type { PlacingOdds } from '../game/protocol.ts';
import { expect, test } from 'vitest';
import place from '../fixtures/asking-place.json';
import { chancesOf, hasTools } from './odds.ts';

const all = place.prospects.odds as PlacingOdds[];

function odds(withoutTools: number[], withTools = withoutTools): PlacingOdds {
  const known = (at_least: number[]): PlacingOdds['with_tools'] => ({
    expected: at_least.slice(1).reduce((sum, chance) => sum + chance, 0),
    at_least,
  });
  return {
    at: 'forest',
    figures: 3,
    good: 'wood',
    without_tools: known(withoutTools),
    with_tools: known(withTools),
  };
}

test('three numbers around what can be expected are shown', () => {
  const shown = chancesOf(
    odds([1, 0.99, 0.84, 0.5, 0.16, 0.01, 0], [1, 1, 1, 0.95, 0.74, 0.5, 0.1]),
  );
  expect(shown.map(({ least }) => least)).toEqual([2, 3, 4]);
  expect(shown[1]).toEqual({ least: 3, without: 0.5, withTools: 0.95 });
});

test('what can never be reached is not shown', () => {
  expect(chancesOf(odds([1, 0.3])).map(({ least }) => least)).toEqual([1]);
});

test('for every number of figures of a real game something can be hoped for', () => {
  expect(all.length).toBeGreaterThan(20);
  for (const each of all)
    for (const { least, without, withTools } of chancesOf(each)) {
      expect(least).toBeGreaterThan(0);
      expect(withTools).toBeGreaterThan(0);
      expect(withTools).toBeGreaterThanOrEqual(without);
    }
});

test('without tools there is one average only', () => {
  expect(hasTools(odds([1, 0.5]))).toBe(false);
  expect(hasTools(odds([1, 0.5], [1, 0.8]))).toBe(true);
});
