import { expect, test } from 'vitest';
import fixture from '../../fixtures/replay-seat.json';
import type { GameReplay } from '../../game/protocol.ts';
import { courseOf } from './course.ts';

const { moves, result } = fixture.replay as unknown as GameReplay;

test('the points of a game are counted round by round', () => {
  const course = courseOf(
    moves.flatMap(({ events }) => events),
    2,
  );
  expect(course).toHaveLength(moves.at(-1)?.round ?? 0);
  expect(course.at(-1)).toEqual(result?.scoring.map(({ in_game }) => in_game));
});
