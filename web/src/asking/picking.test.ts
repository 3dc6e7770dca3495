import { expect, test } from 'vitest';
import place from '../fixtures/asking-place.json';
import resolve from '../fixtures/asking-resolve.json';
import type { Action } from '../game/protocol.ts';
import { madeByPressing } from './picking.ts';

const placing = place.choices as Action[];
const resolving = resolve.choices as Action[];

test('a place for one figure, or for two, is taken at one press', () => {
  expect(madeByPressing(placing, 'tool-maker', false)).toEqual({ do: 'place', at: 'tool-maker' });
  expect(madeByPressing(placing, 'hut', false)).toEqual({ do: 'place', at: 'hut', figures: 2 });
});

test('where figures roll dice there is something to weigh up, even for the last one', () => {
  expect(madeByPressing(placing, 'forest', false)).toBeUndefined();
  const last: Action[] = [{ do: 'place', at: 'forest', figures: 1 }];
  expect(madeByPressing(last, 'forest', false)).toBeUndefined();
});

test('the next location is used at one press', () => {
  expect(madeByPressing(resolving, 'forest', false)).toEqual({ do: 'resolve', at: 'forest' });
});

test('whoever confirms moves is asked first', () => {
  expect(madeByPressing(placing, 'tool-maker', true)).toBeUndefined();
  expect(madeByPressing(resolving, 'forest', true)).toBeUndefined();
});

test('a place without a choice makes nothing', () => {
  expect(madeByPressing(resolving, 'river', false)).toBeUndefined();
});
