import { expect, test } from 'vitest';
import everything from '../fixtures/everything-early.json';
import early from '../fixtures/two-early.json';
import type { Action, Prospects, View } from '../game/protocol.ts';
import { choicesAt } from './choices.ts';
import { PHONE, WIDE, boxOf } from './geometry.ts';
import { placesOf } from './places.ts';

const view = everything.view as unknown as View;
const choices = everything.choices as Action[];
const prospects = everything.prospects as unknown as Prospects;

test('exactly the places with a choice can be pressed', () => {
  const places = placesOf(view, WIDE, choices, prospects, null);
  const open = places
    .filter(({ state }) => state === 'lit' || state === 'soft')
    .map(({ at }) => at);
  expect(new Set(open)).toEqual(
    new Set(choices.flatMap((choice) => ('at' in choice ? [choice.at] : []))),
  );
  expect(open.length).toBeGreaterThan(8);
});

test('a closed place says why, an open one does not', () => {
  const places = placesOf(view, WIDE, choices, prospects, null);
  const closed = places.filter(({ state }) => state === 'closed');
  expect(closed.length).toBeGreaterThan(0);
  for (const { at, reason } of closed) expect(reason).toBe(prospects.closed[at]);
  expect(places.filter(({ state, reason }) => state !== 'closed' && reason !== null)).toEqual([]);
});

test('nothing is closed while somebody else is asked', () => {
  const places = placesOf(view, WIDE, [], prospects, null);
  expect(new Set(places.map(({ state }) => state))).toEqual(new Set(['still']));
});

test('free rings are those that are drawn less the figures on them', () => {
  const places = placesOf(view, WIDE, choices, prospects, null);
  for (const { rings, free, figures } of places)
    if (rings !== null) expect(free).toBe(rings - figures.reduce((sum, number) => sum + number, 0));
  expect(places.find(({ at }) => at === 'forest')?.rings).toBe(7);
  expect(places.find(({ at }) => at === 'hunt')?.rings).toBeNull();
});

test('only what is part of the game is drawn: two stacks for two players, no igloos, no animal', () => {
  const two = early.view as unknown as View;
  const drawn = placesOf(two, WIDE, [], undefined, null).map(({ at }) => at);
  expect(drawn.filter((at) => at.startsWith('building'))).toEqual(['building-1', 'building-2']);
  expect(drawn.some((at) => at.startsWith('igloo') || at === 'animal')).toBe(false);
});

test('every place has its box inside both drawings', () => {
  for (const geometry of [WIDE, PHONE])
    for (const { at } of placesOf(view, geometry, choices, prospects, null)) {
      const box = boxOf(geometry, at, view.stacks.length);
      expect(box, at).toBeDefined();
      if (!box) continue;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(geometry.width);
      expect(box.y + box.height).toBeLessThanOrEqual(geometry.height);
    }
});

test('the choices of a place are all that name it', () => {
  const there = choicesAt(choices, 'hunt');
  expect(there.length).toBeGreaterThan(1);
  expect(there.every((choice) => choice.do === 'place' && choice.at === 'hunt')).toBe(true);
});
