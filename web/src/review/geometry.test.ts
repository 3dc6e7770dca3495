import { expect, test } from 'vitest';
import type { Moment, Review } from '../game/protocol.ts';
import { apart, area, chancesAfter, orderOfLayers, roundsOf, stacked } from './geometry.ts';
import { marksAround, marksOf, signOfTurn } from './signs.ts';
import { partsOf, rowOf } from './sum.ts';

const MOMENT: Moment = {
  move: 0,
  round: 1,
  kind: 'decision',
  seat: 0,
  expected: [0.5, 0.5],
  played: { do: 'place', at: 'forest', figures: 2 },
  best: { do: 'place', at: 'hut', figures: 2 },
  loss: 0,
  points: 0,
  class: 'best',
  effect: [0, 0],
  choices: 3,
  reasons: [],
  cause: null,
  dice: [],
  luck: [0, 0],
  error: 0,
  outcomes: [],
};

const SUMMARY = {
  first: 0.5,
  decisions: -0.126,
  others: 0.084,
  luck: 0.2,
  revision: 0.342,
  result: 1,
  accuracy: 91,
  luckier_than: 80,
  luck_band: [70, 90] as [number, number],
  judged: { mistake: 1 },
};

const REVIEW: Review = {
  format: 'stoneage-review',
  version: 1,
  effort: 'quick',
  game: '',
  moves: 4,
  reviewed: 4,
  chances: [
    [0.5, 0.5],
    [0.4, 0.6],
    [0.6, 0.4],
    [0.7, 0.3],
    [1, 0],
  ],
  moments: [
    { ...MOMENT, class: 'mistake', effect: [-0.06, 0.06], loss: 0.06 },
    { ...MOMENT, move: 1, kind: 'chance', class: null, cause: 'roll', luck: [0.1, -0.1] },
    {
      ...MOMENT,
      move: 1,
      round: 1,
      kind: 'chance',
      class: null,
      cause: 'cards',
      luck: [0.01, -0.01],
    },
    { ...MOMENT, move: 2, round: 2, seat: 1, class: 'blunder', effect: [0.2, -0.2], loss: 0.2 },
    { ...MOMENT, move: 3, round: 2, seat: 1, class: 'inaccuracy', effect: [0.02, -0.02] },
  ],
  turning_points: [],
  summary: [SUMMARY, { ...SUMMARY, result: 0 }],
};

test('rounds lie side by side, from the first move to the last', () => {
  expect(roundsOf(REVIEW)).toEqual([
    { round: 1, from: 0, to: 2 },
    { round: 2, from: 2, to: 4 },
  ]);
  expect(chancesAfter(REVIEW, { round: 1, from: 0, to: 2 })).toEqual([0.6, 0.4]);
});

test('a decision has a triangle, luck a square; of others only blunders are shown', () => {
  expect(marksOf(REVIEW, 0).map(({ sign }) => sign)).toEqual(['mistake', 'lucky']);
  expect(marksOf(REVIEW, 1).map(({ sign }) => sign)).toEqual(['unlucky', 'blunder', 'inaccuracy']);
  expect(marksAround(REVIEW, 0).map(({ sign, seat }) => [sign, seat])).toEqual([
    ['mistake', 0],
    ['lucky', 0],
    ['blunder', 1],
  ]);
  expect(signOfTurn(REVIEW.moments[3] as Moment, 0)).toBe('blunder');
  expect(signOfTurn(REVIEW.moments[2] as Moment, 1)).toBe('unlucky');
});

test('layers lie upon each other up to a whole win, mine at the bottom', () => {
  const order = orderOfLayers(REVIEW, 1);
  expect(order).toEqual([1, 0]);
  expect(orderOfLayers(REVIEW, null)).toEqual([0, 1]);
  const [mine, theirs] = stacked(REVIEW.chances, order);
  expect(mine?.below).toEqual([0, 0, 0, 0, 0]);
  expect(theirs?.below).toEqual(mine?.above);
  for (const top of theirs?.above ?? []) expect(top).toBeCloseTo(1);
});

test('an area goes there above and back below', () => {
  const above = [
    { x: 0, y: 1 },
    { x: 2, y: 1 },
  ];
  const below = [
    { x: 0, y: 5 },
    { x: 2, y: 5 },
  ];
  expect(area(above, below)).toBe('M0.0 1.0L2.0 1.0L2.0 5.0L0.0 5.0Z');
});

test('marks move apart and stay inside', () => {
  const placed = apart([10, 11, 12, 99], 14, 0, 100);
  for (const [index, x] of placed.entries()) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(100);
    if (index) expect(x - (placed[index - 1] ?? 0)).toBeGreaterThanOrEqual(14);
  }
  expect(apart([50], 14, 0, 100)).toEqual([50]);
});

test('what is shown adds up, in whole percent', () => {
  const row = rowOf(SUMMARY);
  expect(row.first + row.decisions + row.others + row.luck + row.revision).toBe(row.result);
  expect(row).toMatchObject({ first: 50, decisions: -13, others: 8, luck: 20, revision: 35 });
  expect(partsOf([row])).toEqual(['decisions', 'others', 'luck', 'revision']);
  const still = rowOf({ ...SUMMARY, luck: 0.54, revision: 0.002 });
  expect(partsOf([still])).toEqual(['decisions', 'others', 'luck']);
  expect(still.first + still.decisions + still.others + still.luck).toBe(100);
});
