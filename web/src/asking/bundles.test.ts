import { expect, test } from 'vitest';
import {
  adjusted,
  type Bundle,
  bundleOf,
  closest,
  kindsIn,
  nextNumber,
  rangeOf,
} from './bundles.ts';

/** Every way to pay so many out of a stock. */
function payments(stock: Bundle, number: number): Bundle[] {
  const all: Bundle[] = [];
  for (let wood = 0; wood <= stock.wood; wood += 1)
    for (let brick = 0; brick <= stock.brick; brick += 1)
      for (let stone = 0; stone <= stock.stone; stone += 1)
        for (let gold = 0; gold <= stock.gold; gold += 1)
          if (wood + brick + stone + gold === number) all.push({ wood, brick, stone, gold });
  return all;
}

const card = payments(bundleOf({ wood: 6, brick: 2, stone: 5, gold: 3 }), 3);
const threeWood = bundleOf({ wood: 3 });

test('what an action leaves out is zero', () => {
  expect(bundleOf({ brick: 2 })).toEqual({ wood: 0, brick: 2, stone: 0, gold: 0 });
});

test('one gold more takes the place of one wood', () => {
  expect(adjusted(card, threeWood, 'gold', 1)).toEqual(bundleOf({ wood: 2, gold: 1 }));
});

test('what was set by hand stays when another kind is raised', () => {
  const gold = bundleOf({ wood: 2, gold: 1 });
  expect(adjusted(card, gold, 'stone', 1, ['gold'])).toEqual(
    bundleOf({ wood: 1, stone: 1, gold: 1 }),
  );
});

test('every payment on offer is reached by typing its numbers one after another', () => {
  for (const wanted of card) {
    let current = threeWood;
    const settled: (keyof Bundle)[] = [];
    for (const resource of ['gold', 'stone', 'brick', 'wood'] as const) {
      current = adjusted(card, current, resource, wanted[resource], settled) ?? current;
      settled.unshift(resource);
    }
    expect(current).toEqual(wanted);
  }
});

test('every step leads to a bundle on offer, and only the ends have none ahead', () => {
  const kinds = ['wood', 'brick', 'stone', 'gold'] as const;
  const twoKinds = payments(bundleOf({ wood: 4, brick: 4, stone: 4, gold: 4 }), 4).filter(
    (bundle) => kinds.filter((kind) => bundle[kind] > 0).length === 2,
  );
  for (const bundle of twoKinds)
    for (const kind of kinds)
      for (const direction of [1, -1] as const) {
        const number = nextNumber(twoKinds, bundle, kind, direction);
        const end = rangeOf(twoKinds, kind)[direction === 1 ? 1 : 0];
        if (number === undefined) expect(bundle[kind]).toBe(end);
        else expect(twoKinds).toContainEqual(adjusted(twoKinds, bundle, kind, number));
      }
});

test('a number for which there is no bundle leads nowhere', () => {
  expect(adjusted(card, threeWood, 'brick', 3)).toBeUndefined();
});

test('only kinds that can be paid are shown', () => {
  expect(kindsIn(payments(bundleOf({ wood: 2, gold: 1 }), 2))).toEqual(['wood', 'gold']);
});

test('when the last gold is traded in, the payment without it is the closest', () => {
  const rest = payments(bundleOf({ wood: 2, stone: 2 }), 2);
  expect(closest(rest, bundleOf({ stone: 1, gold: 1 }))).toEqual(bundleOf({ wood: 1, stone: 1 }));
});
