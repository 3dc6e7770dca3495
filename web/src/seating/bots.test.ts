import { expect, test } from 'vitest';
import { rungs, seated } from './bots.svelte.ts';

const LADDER = ['forager', 'woodcutter', 'planner', 'elder', 'shaman'];

test('whoever is wanted and here sits down', () => {
  expect(seated(['shaman', 'forager'], LADDER)).toEqual(['shaman', 'forager']);
});

test('where nobody in particular is wanted, the middle of the ladder sits down', () => {
  expect(seated(['', '', ''], LADDER)).toEqual(['planner', 'woodcutter', 'forager']);
  expect(seated(['', '', ''], ['forager'])).toEqual(['forager', 'forager', 'forager']);
  expect(seated(['elder', 'gone'], LADDER)).toEqual(['elder', 'woodcutter']);
});

test('of a long ladder the lowest and the highest rung are shown, and some between', () => {
  expect(rungs(LADDER, 6)).toEqual(LADDER);
  expect(rungs(LADDER, 3)).toEqual(['forager', 'planner', 'shaman']);
});

test('before the server has told its bots nobody sits down', () => {
  expect(seated(['shaman'], [])).toEqual(['']);
});
