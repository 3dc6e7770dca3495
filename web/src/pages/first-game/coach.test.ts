import { beforeAll, describe, expect, test } from 'vitest';
import type { Action, GameEvent, Outcome, View } from '../../game/protocol.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { speak } from '../../words/words.svelte.ts';
import type { Advice } from './advice.ts';
import { FRESH, turned, watch } from './coach.ts';
import { advise } from './lessons.ts';
import type { Moment } from './moment.ts';
import { type Thing, THINGS } from './things.ts';
import { coachText } from './wording.ts';

interface Fixture {
  view: View;
  choices: readonly Action[];
  prospects?: { outcomes?: readonly (Outcome | null)[] };
}

const files = import.meta.glob<Fixture>('../../fixtures/*.json', {
  eager: true,
  import: 'default',
});
const fixtures = Object.entries(files).filter(([, { view }]) => view as View | undefined);

function moment({ view, choices, prospects }: Fixture, done: readonly Thing[] = []): Moment {
  return { view, choices, outcomes: prospects?.outcomes ?? [], done: new Set(done) };
}

function fixture(name: string): Fixture {
  const found = files[`../../fixtures/${name}.json`];
  if (!found) throw new Error(`there is no fixture ${name}`);
  return found;
}

/** Everything that may be missing, from nothing to all but one. */
const LEARNT: readonly Thing[][] = [
  [],
  ...THINGS.map((thing) => THINGS.filter((other) => other !== thing)),
];

test('there are positions of every kind of decision', () => {
  const decisions = new Set(fixtures.map(([, { view }]) => view.awaited.decision));
  for (const decision of [
    'place',
    'resolve',
    'use-tools',
    'pay',
    'take-die',
    'take-reward',
    'feed',
  ])
    expect(decisions).toContain(decision);
});

test('whenever the pupil is asked, the coach would make one of the choices', () => {
  for (const [name, found] of fixtures)
    for (const done of LEARNT) {
      if (found.choices.length === 0 || found.view.awaited.seat !== found.view.seat) continue;
      const { choice } = advise(moment(found, done));
      expect(found.choices, name).toContain(choice);
    }
});

test('while others are asked the coach tells to wait, and points nowhere', () => {
  const { view } = fixture('asking-place');
  const { words, points, choice } = advise(moment({ view, choices: [] }));
  expect(words).toBe('waiting-again');
  const first = advise(moment({ view: { ...view, round: 1 }, choices: [] }));
  expect(first.words).toBe('waiting-placing');
  expect(points).toEqual([]);
  expect(choice).toBeUndefined();
});

test('the coach points at the place where figures should go', () => {
  const { points, choice } = advise(moment(fixture('asking-place')));
  expect(choice?.do).toBe('place');
  expect(points).toEqual([`place:${choice && 'at' in choice ? choice.at : ''}`]);
});

function withBoard(name: string, board: Partial<View['players'][0]>): Fixture {
  const found = fixture(name);
  const players = found.view.players.map((player, seat) =>
    seat === found.view.seat ? { ...player, ...board } : player,
  );
  return { ...found, view: { ...found.view, players } };
}

test('who has no tool is sent to the tool maker first, if it is free', () => {
  const found = withBoard('four-first', { tools: [] });
  expect(advise(moment(found)).words).toBe('place-tool-maker');
  const closed = {
    ...found,
    choices: found.choices.filter((choice) => !('at' in choice) || choice.at !== 'tool-maker'),
  };
  expect(advise(moment(closed)).words).toBe('place-gather-first');
});

test('who will go hungry is sent hunting', () => {
  const found = withBoard('four-first', { tools: [{ value: 1, used: false }], food: 0 });
  const { words, args } = advise(moment(found));
  expect(words).toBe('place-hunt');
  expect(args['missing']).toBe(5);
});

test('who has fetched something is shown a card, until one is taken', () => {
  const found = withBoard('four-first', {
    tools: [{ value: 1, used: false }],
    placed: { forest: 2 },
    home: 2,
  });
  expect(advise(moment(found, ['build'])).words).toBe('place-card');
  expect(advise(moment(found, ['build', 'card'])).words).not.toBe('place-card');
});

test('who has nothing better to do is sent to what is left', () => {
  const found = withBoard('four-first', { tools: [{ value: 1, used: false }] });
  const choices = found.choices.filter((choice) => 'at' in choice && choice.at === 'hunt');
  const { words, choice } = advise(moment({ ...found, choices }));
  expect(words).toBe('place-rest');
  expect(choice).toEqual({ do: 'place', at: 'hunt', figures: 5 });
});

function outcome(stone: number): Outcome {
  return { points: 0, food: 0, wood: 0, brick: 0, stone, gold: 0, tools: 0, agriculture: 0 };
}

test('a tool is advised only if it brings more', () => {
  const { view, choices } = fixture('asking-tools');
  const using = choices.map((choice) =>
    choice.do === 'use-tools' && choice.tools?.length ? 1 : 0,
  );
  const better = using.map((used) => outcome(2 + used));
  const equal = using.map(() => outcome(2));
  const say = (outcomes: readonly Outcome[]): Advice =>
    advise({ view, choices, outcomes, done: new Set() });
  expect(say(better).words).toBe('tools-use');
  expect(say(equal).words).toBe('tools-keep');
  expect(say(equal).choice).not.toHaveProperty('tools');
});

test('when all six things were seen the coach says goodbye, whatever is asked', () => {
  for (const [, found] of fixtures)
    if (found.view.phase !== 'over') expect(advise(moment(found, THINGS)).words).toBe('finished');
});

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

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await speak(language);
  });

  test('the coach has words for every position, with everything filled in', () => {
    for (const [name, found] of fixtures)
      for (const done of LEARNT) {
        const { words, args } = advise(moment(found, done));
        const text = coachText(words, args);
        expect(text, name).not.toMatch(/web-coach|[{}]|undefined/);
      }
  });

  test('the coach has words for all news', () => {
    for (const { words, args } of watch(FRESH, mine, 0).news)
      expect(coachText(`news-${words}`, args)).not.toMatch(/web-coach|[{}]|undefined/);
  });
});
