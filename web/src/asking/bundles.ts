import { PIPS, type Price, RESOURCES } from '../game/pieces.ts';
import type { ResourceName } from '../game/protocol.ts';

/** A handful of resources. */
export type Bundle = Price;

/** The resources of an action, which leaves out what is zero. */
export function bundleOf(action: Partial<Bundle>): Bundle {
  const { wood = 0, brick = 0, stone = 0, gold = 0 } = action;
  return { wood, brick, stone, gold };
}

export function isSame(one: Bundle, other: Bundle): boolean {
  return RESOURCES.every((resource) => one[resource] === other[resource]);
}

export function size(bundle: Bundle): number {
  return total(bundle, () => 1);
}

/** What a bundle is worth in points on a building, which is also how hard it was to gather. */
export function worth(bundle: Bundle): number {
  return total(bundle, (resource) => PIPS[resource]);
}

function total(bundle: Bundle, weight: (resource: ResourceName) => number): number {
  return RESOURCES.reduce((sum, resource) => sum + bundle[resource] * weight(resource), 0);
}

function distance(one: Bundle, other: Bundle): number {
  return RESOURCES.reduce((sum, each) => sum + Math.abs(one[each] - other[each]), 0);
}

/** The resources that any of these bundles holds. */
export function kindsIn(bundles: readonly Bundle[]): ResourceName[] {
  return RESOURCES.filter((resource) => bundles.some((bundle) => bundle[resource] > 0));
}

/** The least and the most of a resource in these bundles. */
export function rangeOf(bundles: readonly Bundle[], resource: ResourceName): [number, number] {
  const numbers = bundles.map((bundle) => bundle[resource]);
  return [Math.min(...numbers), Math.max(...numbers)];
}

/**
 * The bundle on offer that holds this much of a resource and changes the current one least.
 *
 * What was settled by hand, the latest first, stays before all else; then the cheapest wins.
 */
export function adjusted(
  bundles: readonly Bundle[],
  current: Bundle,
  resource: ResourceName,
  wanted: number,
  settled: readonly ResourceName[] = [],
): Bundle | undefined {
  const fitting = bundles.filter((bundle) => bundle[resource] === wanted);
  const kept = settled.filter((each) => each !== resource);
  return least(fitting, (bundle) => [
    distance(bundle, current),
    ...kept.map((each) => Math.abs(bundle[each] - current[each])),
    worth(bundle),
  ]);
}

/** The bundle on offer that is most like this one. */
export function closest(bundles: readonly Bundle[], current: Bundle): Bundle | undefined {
  return least(bundles, (bundle) => [distance(bundle, current), worth(bundle)]);
}

/** The same with one more of a resource. */
export function oneMore(bundle: Bundle, resource: ResourceName): Bundle {
  return { ...bundle, [resource]: bundle[resource] + 1 };
}

/** The next higher (+1) or lower (-1) number of a resource for which there is a bundle on offer. */
export function nextNumber(
  bundles: readonly Bundle[],
  current: Bundle,
  resource: ResourceName,
  direction: 1 | -1,
): number | undefined {
  const ahead = bundles
    .map((bundle) => bundle[resource])
    .filter((number) => (number - current[resource]) * direction > 0);
  if (ahead.length === 0) return undefined;
  return direction > 0 ? Math.min(...ahead) : Math.max(...ahead);
}

/** The first of those whose ranks, compared one after another, are lowest. */
export function least<T>(things: readonly T[], rank: (thing: T) => number[]): T | undefined {
  let best: { thing: T; rank: number[] } | undefined;
  for (const thing of things) {
    const here = rank(thing);
    if (!best || isBefore(here, best.rank)) best = { thing, rank: here };
  }
  return best?.thing;
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((number, place) => number !== other[place]);
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0);
}
