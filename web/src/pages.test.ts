import { expect, test } from 'vitest';
import { fileName } from './pages.ts';

test('a page has the file of its name', () => {
  expect(fileName('how-to-play')).toBe('HowToPlay');
  expect(fileName('')).toBe('Home');
});
