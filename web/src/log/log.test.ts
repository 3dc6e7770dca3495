import { expect, test } from 'vitest';
import type { Chapter } from '../connection/wire.ts';
import type { GameEvent } from '../game/protocol.ts';
import { Log } from './log.svelte.ts';

const placed: GameEvent = { event: 'figures-placed', seat: 0, at: 'forest', figures: 3 };
const rolled: GameEvent = {
  event: 'dice-rolled',
  seat: 0,
  at: 'forest',
  aim: 'wood',
  dice: [5, 3, 1],
};
const gathered: GameEvent = {
  event: 'goods-gathered',
  seat: 0,
  at: 'forest',
  good: 'wood',
  amount: 3,
  dice_pips: 9,
  tool_pips: 0,
  penalty: 0,
};
const starved: GameEvent = { event: 'starved', seat: 1, points: 10, by_choice: true };

function chapter(move: number, ...events: GameEvent[]): Chapter {
  return { move, seat: 0, notation: '', round: 1, events };
}

function logOf(...chapters: Chapter[]): Log {
  return new Log(() => Promise.resolve({ version: 1, chapters }));
}

test('dice for goods stand in the line that says what they brought, even in a later chapter', async () => {
  const log = logOf(chapter(0, placed), chapter(1, rolled), chapter(2, gathered));
  await log.read();
  expect(log.entries.map(({ event }) => event.event)).toEqual(['figures-placed', 'goods-gathered']);
  expect(log.entries[1]?.dice).toEqual([5, 3, 1]);
});

test('dice that lie there when the story is read join the goods that come afterwards', async () => {
  const log = logOf(chapter(1, rolled));
  await log.read();
  log.add([gathered]);
  expect(log.entries).toEqual([{ event: gathered, seat: 0, dice: [5, 3, 1] }]);
});

test('dice for all have a line of their own', () => {
  const log = logOf();
  log.add([{ ...rolled, aim: 'dice-for-all' }]);
  expect(log.entries).toHaveLength(1);
});

test('what was told after the last decision of a seat is new to it', async () => {
  const log = logOf(chapter(0, placed), chapter(4, starved), chapter(5, starved));
  await log.read();
  log.markLastOf(0);
  expect(log.newFrom).toBe(1);
});

test('after moves were taken back nothing beyond the end is counted as seen', async () => {
  const chapters = [chapter(0, placed), chapter(1, starved)];
  const log = new Log(() => Promise.resolve({ version: 1, chapters }));
  await log.read();
  log.mark();
  chapters.pop();
  await log.read();
  expect(log.newFrom).toBe(1);
});

test('what one has done oneself is no news', () => {
  const log = logOf();
  log.add([placed, gathered, starved, placed]);
  log.skip([0]);
  expect(log.newFrom).toBe(2);
  log.skip([0, 1]);
  expect(log.newFrom).toBe(4);
});
