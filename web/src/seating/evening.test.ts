import { expect, test } from 'vitest';
import { firstEvening, friendsTable, privateTable, recallEvening } from './evening.svelte.ts';

test('an evening is remembered', () => {
  const kept = { ...firstEvening(), bots: ['forager'], variants: ['igloos'], timing: 'day-a-move' };
  expect(recallEvening(JSON.stringify(kept))).toEqual(kept);
});

test('what cannot be read is as at first', () => {
  expect(recallEvening('no json')).toEqual(firstEvening());
  expect(recallEvening(null)).toEqual(firstEvening());
  const odd = { bots: [7], players: '4', timing: 'never', unknown: true };
  expect(recallEvening(JSON.stringify(odd))).toEqual(firstEvening());
});

test('the table of friends has their variants, their clock and their starter', () => {
  const wish = {
    ...firstEvening(),
    players: 3,
    variants: ['wild_animals' as const],
    timing: 'quarter-of-an-hour' as const,
    starter: 'me' as const,
    isListed: true,
  };
  expect(friendsTable(wish)).toMatchObject({
    options: { players: 3, wild_animals: true, igloos: false },
    timing: { by: 'bank', seconds: 900, increment: 10 },
    start: 0,
    listed: true,
  });
});

test('a table against bots is nobody else’s', () => {
  expect(privateTable(2, [])).toMatchObject({ listed: false, timing: null, start: null });
});
