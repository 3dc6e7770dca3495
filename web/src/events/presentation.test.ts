import { expect, test } from 'vitest';
import type { GameEvent } from '../game/protocol.ts';
import { presentationOf } from './presentation.ts';

const gathered: GameEvent = {
  event: 'goods-gathered',
  seat: 0,
  at: 'river',
  good: 'gold',
  amount: 1,
  dice_pips: 7,
  tool_pips: 0,
  penalty: 0,
};

function signOf(event: GameEvent): string | undefined {
  return presentationOf(event).sign?.(event);
}

test('goods sound like what they are, and nothing sounds like nothing', () => {
  const { sound } = presentationOf(gathered);
  expect(sound?.(gathered)).toBe('gold');
  expect(sound?.({ ...gathered, amount: 0 })).toBeUndefined();
});

test('goods have the symbol of the good, places that of the place', () => {
  expect(signOf({ event: 'figures-placed', seat: 0, at: 'forest', figures: 2 })).toBe('wood');
  expect(signOf({ event: 'figures-placed', seat: 0, at: 'igloo-3', figures: 1 })).toBe('igloo');
  expect(signOf({ event: 'starved', seat: 0, points: 10, by_choice: false })).toBe('points');
});

test('what is paid travels to the place, and the card from there to its owner', () => {
  const taken: GameEvent = {
    event: 'card-taken',
    seat: 1,
    at: 'card-2',
    card: 'civ01',
    paid: { wood: 2, brick: 0, stone: 0, gold: 0 },
    gold_traded: false,
    points: 0,
  };
  expect(presentationOf(taken).journeys?.(taken)).toEqual([
    { symbol: 'wood', from: 'stock:1:wood', to: 'place:card-2', count: 2 },
    { symbol: 'card', from: 'place:card-2', to: 'cards:1' },
  ]);
});
