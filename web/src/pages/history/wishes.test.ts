import { expect, test } from 'vitest';
import { queryOf, wishesIn, withWish } from './wishes.ts';

test('filters live in the address, and nothing else of it counts', () => {
  const wishes = wishesIn(new URLSearchParams('bot=elder&variant=igloos&colour=red&won='));
  expect(wishes).toEqual({ bot: 'elder', variant: 'igloos' });
  expect(queryOf(wishes)).toBe('?bot=elder&variant=igloos');
  expect(queryOf({}, 3)).toBe('?page=3');
  expect(queryOf({})).toBe('');
});

test('a wish is added, changed and taken back', () => {
  expect(withWish({ bot: 'elder' }, 'players', '3')).toEqual({ bot: 'elder', players: '3' });
  expect(withWish({ bot: 'elder' }, 'bot', '')).toEqual({});
});
