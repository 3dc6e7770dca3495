import { expect, test } from 'vitest';
import { wantedBy } from './keys.ts';

const reach = { below: 2, above: 4, least: 1, most: 7 };

function pressed(key: string, ctrlKey = false): number | undefined {
  return wantedBy({ key, ctrlKey, metaKey: false, altKey: false }, reach);
}

test('arrows step to the next number', () => {
  expect(['ArrowUp', 'ArrowRight', '+'].map((key) => pressed(key))).toEqual([4, 4, 4]);
  expect(['ArrowDown', 'ArrowLeft', '-'].map((key) => pressed(key))).toEqual([2, 2, 2]);
});

test('Home and End go to the ends, digits say the number', () => {
  expect(['Home', 'End', '5'].map((key) => pressed(key))).toEqual([1, 7, 5]);
});

test('numbers out of reach and other keys ask for nothing', () => {
  expect(['0', '9', 'a', 'Enter', 'F5'].map((key) => pressed(key))).toEqual(
    Array(5).fill(undefined),
  );
  expect(pressed('5', true)).toBeUndefined();
});
