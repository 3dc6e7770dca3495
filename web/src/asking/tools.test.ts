import { expect, test } from 'vitest';
import hunt from '../fixtures/asking-tools-hunt.json';
import quarry from '../fixtures/asking-tools.json';
import type { Action, PlayerView, Prospects } from '../game/protocol.ts';
import { offersOf } from './offers.ts';
import { chipsOf, keysOf, offerOf, pipsOf, readyTools, toggled } from './tools.ts';

const offers = offersOf(
  'use-tools',
  quarry.choices as unknown as Action[],
  quarry.prospects as unknown as Prospects,
);
const chips = chipsOf(quarry.view.players[3] as unknown as PlayerView);

test('tools are known by their space, one-use tools by their value', () => {
  expect(chips.map(({ key, value }) => [key, value])).toEqual([
    ['space-1', 2],
    ['space-2', 1],
    ['space-3', 1],
    ['one-use-4', 4],
  ]);
});

test('each set of chips is the choice that uses exactly these tools', () => {
  for (const offer of offers) expect(offerOf(offers, keysOf(offer))).toBe(offer);
  expect(offerOf(offers, [])?.action).toEqual({ do: 'use-tools' });
  expect(offerOf(offers, ['space-3', 'one-use-4', 'space-1'])?.action).toEqual({
    do: 'use-tools',
    tools: [1, 3],
    one_use: [4],
  });
});

test('tools that are not on offer belong to no choice', () => {
  expect(offerOf(offers, ['space-1', 'one-use-3'])).toBeUndefined();
});

test('the least tools for the most stone are ready, and no one-use tool', () => {
  const keys = readyTools(offers, chips, 'stone');
  expect(keys).toEqual(['space-1', 'space-2', 'space-3']);
  expect(offerOf(offers, keys)?.outcome?.stone).toBe(3);
  expect(pipsOf(chips, keys)).toBe(4);
});

test('no tool is ready where none helps', () => {
  const all = offersOf(
    'use-tools',
    hunt.choices as unknown as Action[],
    {
      outcomes: hunt.choices.map(() => ({ food: 10 })),
    } as unknown as Prospects,
  );
  expect(readyTools(all, chipsOf(hunt.view.players[1] as unknown as PlayerView), 'food')).toEqual(
    [],
  );
});

test('no tool is ready as long as nobody knows what it brings', () => {
  const unknown = offersOf('use-tools', quarry.choices as unknown as Action[]);
  expect(readyTools(unknown, chips, 'stone')).toEqual([]);
});

test('a press adds a tool, the next takes it away again', () => {
  expect(toggled(['space-1'], 'space-2')).toEqual(['space-1', 'space-2']);
  expect(toggled(['space-1', 'space-2'], 'space-2')).toEqual(['space-1']);
});
