import { expect, test } from 'vitest';
import plain from '../../fixtures/story-plain.json';
import variants from '../../fixtures/story-variants.json';
import type { GameEvent, View } from '../../game/protocol.ts';
import { courseOf } from './course.ts';

interface Lived {
  rounds: { events: GameEvent[]; view: View }[];
}

test.each([
  ['a plain game', plain as unknown as Lived],
  ['a game with all variants', variants as unknown as Lived],
])('the points of %s are counted round by round', (_, { rounds }) => {
  const last = rounds.at(-1)?.view;
  const course = courseOf(
    rounds.flatMap(({ events }) => events),
    last?.players.length ?? 0,
  );
  expect(course).toHaveLength(last?.round ?? 0);
  expect(course.at(-1)).toEqual(last?.players.map(({ score }) => score));
});
