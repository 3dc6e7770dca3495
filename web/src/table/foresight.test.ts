import { expect, test } from 'vitest';
import type { Prospects } from '../connection/wire.ts';
import fixture from '../fixtures/replay-seat.json';
import type { View } from '../game/protocol.ts';
import { foresight } from './foresight.ts';

const view = fixture.replay.first as unknown as View;

test('a meal says what will be left, or what will be missing', () => {
  const meals = [
    { figures: 5, harvest: 1, missing: 0 },
    { figures: 20, harvest: 2, missing: 6 },
  ];
  const prospects = { meals, closed: { hut: 'full' }, scoring: [] } as unknown as Prospects;
  expect(foresight(view, prospects)).toMatchObject({
    closed: { hut: 'full' },
    meals: [
      { food: 12, harvest: 1, eaters: 5, left: 8 },
      { food: 12, harvest: 2, eaters: 20, left: -6 },
    ],
  });
});

test('nothing is foretold before the server has told it', () => {
  expect(foresight(view, undefined)).toEqual({});
});
