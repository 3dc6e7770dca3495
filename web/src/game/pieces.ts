import tables from '../generated/pieces.ts';
import type {
  AnimalName,
  GoodName,
  HouseValues,
  LocationName,
  ResourceName,
  View,
} from './protocol.ts';

export type Price = Readonly<Record<ResourceName, number>>;
export type Culture = (typeof tables.cultures)[number];
export type Profession = (typeof tables.professions)[number];
export type Top = (typeof tables.cards)[keyof typeof tables.cards]['top'];

/** What is printed on a civilization card. */
export interface Card {
  top: Top;
  amount: number;
  good?: ResourceName;
  culture?: Culture;
  profession?: Profession;
  icons: number;
}

/** What is printed on a building or an igloo: a price, or from `least` to `most` of `kinds` kinds. */
export interface Building {
  price?: Price;
  points?: number;
  least?: number;
  most?: number;
  kinds?: number;
}

const cards: Readonly<Record<string, Card>> = tables.cards;
const buildings: Readonly<Record<string, Building>> = tables.buildings;
const costs: Readonly<Partial<Record<LocationName, number>>> = tables.costs;

export const LOCATIONS: readonly LocationName[] = tables.locations;
export const RESOURCES: readonly ResourceName[] = tables.resources;
export const GOODS: readonly GoodName[] = [...RESOURCES, 'food'];
export const ANIMALS: readonly AnimalName[] = tables.animals;
export const CULTURES: readonly Culture[] = tables.cultures;
export const PROFESSIONS: readonly Profession[] = tables.professions;
export const CARDS = Object.keys(cards);
export const BUILDINGS = Object.keys(buildings);
export const IGLOOS: readonly string[] = tables.igloos;
/** How many pips make one of a good. */
export const PIPS: Readonly<Record<GoodName, number>> = tables.pips;

export function cardOf(id: string): Card {
  return found(cards[id], id);
}

export function buildingOf(id: string): Building {
  return found(buildings[id], id);
}

/** How many resources the card on a space costs. */
export function costOf(location: LocationName): number {
  return costs[location] ?? 0;
}

/** The values that the table itself has agreed on. */
export function houseOf(view: View): HouseValues {
  return view.options.house ?? (tables.house as HouseValues);
}

export function iglooOf(view: View, id: string): Building {
  const {
    wood = 0,
    brick = 0,
    stone = 0,
    gold = 0,
    points,
  } = found(houseOf(view).igloos[IGLOOS.indexOf(id)], id);
  return { price: { wood, brick, stone, gold }, points };
}

export function penaltyOf(view: View, animal: AnimalName): number {
  return houseOf(view).penalties[ANIMALS.indexOf(animal)] ?? 0;
}

/** What the faces 1 to 6 of a die bring when an animal is driven off. */
export function rewardsOf(view: View, animal: AnimalName): HouseValues['rewards'][0][0][] {
  return [
    tables.reward_for_one as HouseValues['rewards'][0][0],
    ...(houseOf(view).rewards[ANIMALS.indexOf(animal)] ?? []),
  ];
}

function found<T>(piece: T | undefined, id: string): T {
  if (piece === undefined) throw new Error(`there is no piece ${id}`);
  return piece;
}
