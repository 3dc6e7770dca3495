import { expect, test } from 'vitest';
import { steady } from './steady.ts';

test('what says the same stays the same', () => {
  const same = steady<string[]>();
  const first = same(['Mira', 'Jonas']);
  expect(same(['Mira', 'Jonas'])).toBe(first);
  const second = same(['Mira', 'Otter']);
  expect(second).toEqual(['Mira', 'Otter']);
  expect(same(['Mira', 'Otter'])).toBe(second);
});
