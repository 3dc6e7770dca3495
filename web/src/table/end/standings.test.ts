import { expect, test } from 'vitest';
import over from '../../fixtures/over.json';
import type { View } from '../../game/protocol.ts';
import { CATEGORIES, signed, standings } from './standings.ts';

const view = over.view as unknown as View;

/** The same end with other totals and winners. */
function ended(totals: number[], winners: number[]): View {
  const { result } = view;
  if (!result) throw new Error('the fixture is over');
  const scoring = result.scoring.map((line, seat) => ({ ...line, total: totals[seat] ?? 0 }));
  return { ...view, result: { ...result, scoring, winners } } as View;
}

test('the winner stands first, and the points of all categories make the total', () => {
  const all = standings(view);
  expect(all.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  expect(all[0]?.seat).toBe(view.result?.winners[0]);
  for (const { cells, total } of all)
    expect(CATEGORIES.reduce((sum, category) => sum + cells[category].points, 0)).toBe(total);
});

test('a formula says how the points came about', () => {
  const products = /^(\d+) × (\d+)$/;
  const squares = /^(\d+)²(?: \+ (\d+)²)?$/;
  let checked = 0;
  for (const { cells } of standings(view))
    for (const category of CATEGORIES) {
      const { formula, points } = cells[category];
      const [, icons, value] = products.exec(formula) ?? [];
      const [, set, second = '0'] = squares.exec(formula) ?? [];
      if (icons) expect(Number(icons) * Number(value)).toBe(points);
      else if (set) expect(Number(set) ** 2 + Number(second) ** 2).toBe(points);
      else expect(formula).toBe('');
      if (formula) checked += 1;
    }
  expect(checked).toBeGreaterThan(8);
});

test('who shares the victory shares the first place, and nobody is second', () => {
  const shared = ended([150, 150, 90, 80], [0, 1]);
  const players = shared.players.map((player) => ({
    ...player,
    agriculture: 3,
    figures: 7,
    tools: [],
  }));
  expect(standings({ ...shared, players }).map(({ rank }) => rank)).toEqual([1, 1, 3, 4]);
});

test('the winner by the tie-break stands before whoever has as many points', () => {
  const all = standings(ended([150, 150, 90, 80], [1]));
  expect(all.map(({ seat, rank }) => [seat, rank]).slice(0, 2)).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

test('the best of a category is marked unless all are alike', () => {
  const best = standings(view).filter(({ cells }) => cells['in-game'].isBest);
  const most = Math.max(...standings(view).map(({ cells }) => cells['in-game'].points));
  expect(best.map(({ cells }) => cells['in-game'].points)).toEqual([most]);
});

test('points below zero have a true minus sign', () => {
  expect(signed(-19)).toBe('−19');
});
