import { beforeAll, describe, expect, test } from 'vitest';
import type { GameEvent } from '../../game/protocol.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { speak } from '../../words/words.svelte.ts';
import { FRESH, turned, watch } from './coach.ts';
import { THINGS } from './things.ts';
import { coachText } from './wording.ts';

const mine: GameEvent[] = [
  { event: 'figures-placed', seat: 0, at: 'forest', figures: 3 },
  {
    event: 'goods-gathered',
    seat: 0,
    at: 'forest',
    good: 'wood',
    amount: 3,
    dice_pips: 9,
    tool_pips: 1,
    penalty: 0,
  },
  { event: 'tools-used', seat: 0, tools: [1], one_use: [] },
  {
    event: 'card-taken',
    seat: 0,
    at: 'card-1',
    card: 'civ01',
    paid: { wood: 1, brick: 0, stone: 0, gold: 0 },
    gold_traded: false,
    points: 0,
  },
  {
    event: 'building-taken',
    seat: 0,
    at: 'building-1',
    building: 'bld01',
    paid: { wood: 3, brick: 0, stone: 0, gold: 0 },
    insulated: false,
    points: 10,
  },
  { event: 'food-eaten', seat: 0, food: 5, missing: 0 },
];

test('the six things are ticked off by what the pupil does, never by what others do', () => {
  expect([...watch(FRESH, mine, 0).done]).toEqual(THINGS);
  expect([...watch(FRESH, mine, 1).done]).toEqual([]);
});

test('what is new is explained once, and forgotten with the next decision', () => {
  const first = watch(FRESH, mine, 0);
  expect(first.news.map(({ words }) => words)).toEqual([
    'gathered',
    'tools-used',
    'card',
    'building',
    'fed',
  ]);
  const next = watch(turned(first), mine, 0);
  expect(next.news).toEqual([]);
});

test('a one-use tool is never said to come back', () => {
  const used: GameEvent = { event: 'tools-used', seat: 0, tools: [], one_use: [3] };
  expect(watch(FRESH, [used], 0).news.map(({ words }) => words)).toEqual(['one-use-tool']);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await speak(language);
  });

  test('the coach has words for all news', () => {
    for (const { words, args } of watch(FRESH, mine, 0).news)
      expect(coachText(`news-${words}`, args)).not.toMatch(/web-coach|[{}]|undefined/);
  });
});
