import { beforeAll, expect, test } from 'vitest';
import fixture from '../fixtures/replay-seat.json';
import type { GameReplay } from '../game/protocol.ts';
import { speak } from '../words/words.svelte.ts';
import type { Frame } from './frames.ts';
import { actorOf, diceIn, held, otherRound, roundStarts, stories } from './walk.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

function frame(
  move: number,
  round: number,
  events: Frame['events'] = [],
  seat: number | null = 0,
): Frame {
  return { move, round, seat, notation: '', events, view: { round } as Frame['view'] };
}

const frames = [frame(0, 1), frame(1, 1), frame(2, 1), frame(3, 2), frame(4, 2), frame(5, 3)];

beforeAll(async () => {
  await speak('en');
});

test('a move outside the game becomes its first or last, and nonsense the first', () => {
  expect(held(-3, frames)).toBe(0);
  expect(held(99, frames)).toBe(5);
  expect(held(Number.NaN, frames)).toBe(0);
});

test('a round begins when its number first shows, the first one with the deal', () => {
  expect(roundStarts(frames)).toEqual([0, 3, 5]);
});

test('from round to round one comes to their beginnings, then to the ends of the game', () => {
  expect(otherRound(1, 1, frames)).toBe(3);
  expect(otherRound(4, -1, frames)).toBe(3);
  expect(otherRound(3, -1, frames)).toBe(0);
  expect(otherRound(5, 1, frames)).toBe(5);
});

test('whatever happens in a real game is told in words', () => {
  const { moves } = fixture.replay as unknown as GameReplay;
  const happened = moves.flatMap(({ events }) => events);
  const real = happened.map((event, index) => frame(index, 1, [event]));
  for (const lines of stories(real, NAMES)) {
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^[^{]+[.!?]$/);
  }
});

test('falling dice belong to whoever rolls them', () => {
  const rolled = frame(
    1,
    1,
    [{ event: 'dice-rolled', seat: 2, at: 'forest', aim: 'wood', dice: [2, 5] }],
    null,
  );
  expect(actorOf(rolled)).toBe(2);
  expect(diceIn(rolled)).toEqual([2, 5]);
  expect(actorOf(frame(0, 1, [], null))).toBeNull();
});
