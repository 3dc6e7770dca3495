import { expect, test } from 'vitest';
import type { PlayedGame } from '../connection/wire.ts';
import { rungsOf } from './ladder.ts';
import { chance, matches, nearest, ownRating } from './own-rating.ts';

const RUNGS = [
  { bot: 'elder', rating: 2200 },
  { bot: 'weaver', rating: 1600 },
  { bot: 'potter', rating: 1400 },
  { bot: 'child', rating: 700 },
];
const [best, middle] = [rungsOf(2)[5], rungsOf(2)[20]];

function duel(bot: string, place: number | null): PlayedGame {
  const seats = [
    { kind: 'person', bot: null, is_yours: true, place },
    { kind: 'bot', bot, is_yours: false, place: place === null ? null : 3 - place },
  ];
  return { seats, options: { players: 2 } } as unknown as PlayedGame;
}

function won(bot: string | undefined, wins: number, losses: number): PlayedGame[] {
  return [
    ...Array.from({ length: wins }, () => duel(bot ?? '', 1)),
    ...Array.from({ length: losses }, () => duel(bot ?? '', 2)),
  ];
}

test('who has not played is taken for a beginner', () => {
  expect(ownRating([], 2)).toEqual({ rating: 1100, games: 0 });
});

test('who wins every other duel against a bot stands near it', () => {
  const { rating, games } = ownRating(won(middle?.bot, 10, 10), 2);
  expect(games).toBe(20);
  expect(Math.abs(rating - (middle?.rating ?? 0))).toBeLessThan(80);
});

test('victories raise the rating and defeats lower it', () => {
  const even = ownRating(won(middle?.bot, 5, 5), 2).rating;
  expect(ownRating(won(middle?.bot, 8, 2), 2).rating).toBeGreaterThan(even);
  expect(ownRating(won(middle?.bot, 2, 8), 2).rating).toBeLessThan(even);
  expect(ownRating(won(best?.bot, 5, 5), 2).rating).toBeGreaterThan(even);
});

test('games with other numbers of players, with people only, or undecided do not count', () => {
  const undecided = [duel('elder', null), duel('nobody-we-know', 1)];
  expect(ownRating(undecided, 2).games).toBe(0);
  expect(ownRating(won('elder', 5, 0), 3)).toEqual({ rating: 1100, games: 0 });
});

test('a match is the nearest, with one to learn from and one for a good mood', () => {
  expect(matches(RUNGS, 1450).map(({ bot, ease }) => [bot, ease])).toEqual([
    ['potter', 'even'],
    ['weaver', 'stronger'],
    ['child', 'easier'],
  ]);
  expect(nearest(RUNGS, 1450, ['potter'])[0]?.bot).toBe('weaver');
});

test('equals win every other game', () => {
  expect(chance(1500, 1500)).toBe(0.5);
  expect(chance(1600, 1500)).toBeCloseTo(0.64, 2);
});
