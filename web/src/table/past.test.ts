import { expect, test } from 'vitest';
import seat from '../fixtures/replay-seat.json';
import type { GameReplay } from '../game/protocol.ts';
import { Scribe } from '../log/entries.ts';
import { framesOf } from '../records/frames.ts';
import { type Course, Memory, Past } from './past.svelte.ts';

const replay = seat.replay as unknown as GameReplay;
const frames = framesOf(replay);
const scribe = new Scribe();
/** Of every line of the log, how many moves were made when it was told. */
const lines = frames.flatMap(({ events, move }) => scribe.write(events).map(() => move));

function pastOf(course: Course = { frames, before: 0 }): Past {
  return new Past(() => Promise.resolve(course));
}

test('every line of the log leads to the move that it tells of', async () => {
  const past = pastOf();
  for (const [line, move] of lines.entries()) {
    expect(await past.show(line)).toBe(true);
    expect(past.frame?.move).toBe(move);
    expect(past.line).toBe(line);
  }
});

test('one steps no further than the game goes, and comes back to the present', async () => {
  const past = pastOf();
  past.go(3);
  expect(past.frame).toBeUndefined();
  await past.show(0);
  past.go(frames.length + 5);
  expect(past.at).toBe(frames.length - 1);
  past.leave();
  expect(past.frame).toBeUndefined();
});

test('a moment that was taken back is left', async () => {
  let course = { frames, before: 0 };
  const past = new Past(() => Promise.resolve(course));
  await past.show(lines.length - 1);
  course = { frames: frames.slice(0, 5), before: 0 };
  await past.renew();
  expect(past.frame).toBeUndefined();
});

test('what this browser saw is remembered from its first line on, and no card of another seat', async () => {
  const [first, second] = frames;
  if (!first || !second) throw new Error('the fixture is empty');
  const memory = new Memory();
  memory.begin(first.view, 7);
  const own = first.view.seat ?? 0;
  const players = second.view.players.map((player) => ({ ...player, cards: ['civ01'] }));
  memory.add({ ...second.view, seat: own, players }, second.events);
  const past = pastOf(memory.course(own + 1));
  expect(await past.show(6)).toBe(true);
  past.go(1);
  expect(past.frame?.view.players[own]?.cards).toEqual([]);
  expect(past.frame?.view.players[own]?.hidden_cards).toBe(1);
  expect(memory.course(own).frames[1]?.view.players[own]?.cards).toEqual(['civ01']);
});
