import { expect, test } from 'vitest';
import { isEqual, steady } from './equality.ts';

test('values that say the same are equal, however deep', () => {
  expect(isEqual({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
  expect(isEqual([], [])).toBe(true);
  expect(isEqual(null, null)).toBe(true);
});

test.each([
  [1, 2],
  ['1', 1],
  [null, {}],
  [{}, null],
  [[], {}],
  [
    [1, 2],
    [1, 2, 3],
  ],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: { b: [0] } }, { a: { b: [1] } }],
])('%j and %j differ', (one, other) => {
  expect(isEqual(one, other)).toBe(false);
});

test('what says the same stays the same', () => {
  const same = steady<string[]>();
  const first = same(['Mira', 'Jonas']);
  expect(same(['Mira', 'Jonas'])).toBe(first);
  const second = same(['Mira', 'Otter']);
  expect(second).toEqual(['Mira', 'Otter']);
  expect(same(['Mira', 'Otter'])).toBe(second);
});
