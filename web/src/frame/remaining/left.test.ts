import { expect, test } from 'vitest';
import closed from '../../fixtures/closed-cards.json';
import late from '../../fixtures/four-late.json';
import type { Prospects, View } from '../../game/protocol.ts';
import { buildingsOf, byCulture, byProfession, cardsOf, numberOf } from './left.ts';

interface Moment {
  view: View;
  prospects: Prospects;
}

test.each([late, closed] as unknown as Moment[])(
  'every piece is somewhere, and what is taken has its owner',
  ({ view, prospects: { remaining } }) => {
    const cards = cardsOf(view, remaining);
    const buildings = buildingsOf(view, remaining);
    expect(numberOf(cards, 'unseen')).toBe(remaining.cards.length);
    expect(numberOf(cards, 'board')).toBe(view.display.filter(Boolean).length);
    expect(numberOf(buildings, 'board')).toBe(view.stacks.filter(({ top }) => top).length);
    for (const piece of [...cards, ...buildings])
      expect(piece.seat ?? -1).toBeGreaterThanOrEqual(piece.where === 'taken' ? 0 : -1);
    expect(byCulture(cards, 0).flatMap((row) => row.cards)).toHaveLength(16);
    expect(byProfession(cards).flatMap((row) => row.cards)).toHaveLength(20);
  },
);

test('what is left comes first, the most people first; a culture says whether it is yours', () => {
  const pieces = (['taken', 'unseen', 'board', 'unseen'] as const).map((where, index) => ({
    id: ['civ35', 'civ04', 'civ15', 'civ36'][index] ?? '',
    where,
    seat: where === 'taken' ? 1 : undefined,
  }));
  const builders = byProfession(pieces).find(({ profession }) => profession === 'hut-builders');
  expect(builders?.cards.map(({ id }) => id)).toEqual(['civ36', 'civ04', 'civ15', 'civ35']);
  expect(builders?.left).toBe(2 + 1 + 2);
  const music = [{ id: 'civ22', where: 'taken', seat: 1 } as const];
  const yours = (seat: number) => byCulture(music, seat).filter(({ isYours }) => isYours);
  expect(yours(1).map(({ culture }) => culture)).toEqual(['music']);
  expect(yours(0)).toEqual([]);
});
