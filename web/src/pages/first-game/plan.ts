import { buildingOf, PIPS, RESOURCES } from '../../game/pieces.ts';
import type { LocationName, ResourceName, View } from '../../game/protocol.ts';
import { missing, SOURCES, stockOf, total, type Stock } from './moment.ts';

/** A building worth working for: where it lies and what it takes. */
export interface Plan {
  at: LocationName;
  price: Stock;
}

/** Whether a resource can be fetched in this round. */
type IsOpen = (resource: ResourceName) => boolean;

const MEAN = 3.5;
const NOTHING: Stock = { wood: 0, brick: 0, stone: 0, gold: 0 };

/** The building that the pupil can soonest have; where others stand or have closed the way is left for later. */
export function planFor(view: View, isOpen: IsOpen = () => true): Plan | undefined {
  const player = view.players[view.seat ?? -1];
  if (!player) return undefined;
  const stock = stockOf(player);
  return view.stacks
    .flatMap(({ top }, index) => {
      const at = `building-${String(index + 1)}` as LocationName;
      return top && isFree(view, at) ? [{ at, price: priceOf(top, stock, isOpen) }] : [];
    })
    .toSorted((one, other) => effort(one, stock, isOpen) - effort(other, stock, isOpen))[0];
}

/** What is still missing when the figures already sent have brought home what may be expected. */
export function openNeeds(view: View, { price }: Plan): Stock {
  const player = view.players[view.seat ?? -1];
  if (!player) return NOTHING;
  const needs = missing(price, stockOf(player));
  for (const resource of RESOURCES) {
    const figures = player.placed[SOURCES[resource]] ?? 0;
    const expected = Math.floor((figures * MEAN) / PIPS[resource]);
    needs[resource] = Math.max(0, needs[resource] - expected);
  }
  return needs;
}

/** What a building takes of the pupil: its printed price, or the resources that fit best. */
export function priceOf(id: string, stock: Stock, isOpen: IsOpen): Stock {
  const { price, most = 0, least = 0, kinds = 0 } = buildingOf(id);
  if (price) return price;
  return kinds ? mixed(most, kinds, stock, isOpen) : mixed(least, 1, stock, isOpen);
}

/** So many resources of so many kinds: the plentiful ones most, then what can be fetched. */
function mixed(number: number, kinds: number, stock: Stock, isOpen: IsOpen): Stock {
  const ease = (resource: ResourceName): number => 2 * stock[resource] + Number(isOpen(resource));
  const chosen = RESOURCES.toSorted((one, other) => ease(other) - ease(one)).slice(0, kinds);
  const price = { ...NOTHING };
  for (const resource of chosen) price[resource] = 1;
  if (chosen[0]) price[chosen[0]] += number - kinds;
  return price;
}

function effort({ price }: Plan, stock: Stock, isOpen: IsOpen): number {
  const needs = missing(price, stock);
  const wanted = RESOURCES.filter((resource) => needs[resource] > 0);
  const trips = wanted.length + 9 * wanted.filter((resource) => !isOpen(resource)).length;
  const pips = RESOURCES.reduce((sum, resource) => sum + needs[resource] * PIPS[resource], 0);
  return trips * 100 + pips * 10 + total(price);
}

function isFree(view: View, at: LocationName): boolean {
  return view.players.every((player, seat) => seat === view.seat || !player.placed[at]);
}
