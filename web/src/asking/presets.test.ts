import { expect, test } from 'vitest';
import free from '../fixtures/asking-pay-building-free.json';
import kinds from '../fixtures/asking-pay-building-kinds.json';
import fixed from '../fixtures/asking-pay-building.json';
import card from '../fixtures/asking-pay-card.json';
import type { Action, Prospects } from '../game/protocol.ts';
import { type Bundle, bundleOf } from './bundles.ts';
import { type ActionOf, type Offer, offersOf } from './offers.ts';
import { presetsOf, ready } from './presets.ts';

interface Fixture {
  view: { awaited: { seat: number | null }; players: Partial<Bundle>[] };
  choices: unknown;
  prospects: unknown;
}

function offers({ choices, prospects }: Fixture, isKnown = true): Offer<ActionOf<'pay'>>[] {
  return offersOf('pay', choices as Action[], isKnown ? (prospects as Prospects) : undefined);
}

function stock({ view }: Fixture): Bundle {
  return bundleOf(view.players[view.awaited.seat ?? 0] ?? {});
}

test('the cheapest payment for a card is ready, and comes first', () => {
  expect(stock(card)).toEqual({ wood: 6, brick: 2, stone: 5, gold: 3 });
  expect(ready(offers(card))).toEqual(bundleOf({ wood: 3 }));
  expect(presetsOf(offers(card), stock(card))[0]).toEqual({
    name: 'cheapest',
    bundle: bundleOf({ wood: 3 }),
  });
});

test('variety is kept by paying from the largest piles', () => {
  const even = presetsOf(offers(card), stock(card)).find(({ name }) => name === 'keep-variety');
  expect(even?.bundle).toEqual(bundleOf({ wood: 2, stone: 1 }));
});

test('where the payment makes the points, the most of them are ready', () => {
  const paid = ready(offers(free));
  expect(paid).toEqual(bundleOf({ brick: 4, stone: 3 }));
  const names = presetsOf(offers(free), stock(free)).map(({ name }) => name);
  expect(names).toEqual(['cheapest', 'most-points']);
});

test('without known points the cheapest payment is ready', () => {
  expect(ready(offers(free, false))).toEqual(bundleOf({ wood: 1 }));
});

test('every preset is a payment on offer', () => {
  for (const fixture of [card, free, kinds]) {
    const on = offers(fixture).map(({ action }) => bundleOf(action));
    for (const { bundle } of presetsOf(offers(fixture), stock(fixture)))
      expect(on).toContainEqual(bundle);
  }
});

test('a fixed price needs no presets', () => {
  expect(presetsOf(offers(fixed), stock(fixed))).toEqual([]);
});
