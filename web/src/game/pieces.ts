import tables from '../generated/pieces.json';
import type {
  AnimalName,
  GoodName,
  HouseValues,
  LocationName,
  ResourceName,
  View,
} from './protocol.ts';

export type Price = Record<ResourceName, number>;
export type Culture =
  'healing' | 'art' | 'writing' | 'pottery' | 'time' | 'transport' | 'music' | 'weaving';
export type Profession = 'farmers' | 'tool-makers' | 'hut-builders' | 'shamans';
export type Top =
  | 'dice-for-all'
  | 'food'
  | 'resource'
  | 'resource-by-dice'
  | 'points'
  | 'tool'
  | 'agriculture'
  | 'extra-card'
  | 'one-use-tool'
  | 'choose-resources';

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

const cards = tables.cards as Record<string, Card>;
const buildings = tables.buildings as Record<string, Building>;

export const LOCATIONS = tables.locations as LocationName[];
export const RESOURCES = tables.resources as ResourceName[];
export const GOODS: GoodName[] = [...RESOURCES, 'food'];
export const ANIMALS = tables.animals as AnimalName[];
export const CULTURES = tables.cultures as Culture[];
export const PROFESSIONS = tables.professions as Profession[];
export const CARDS = Object.keys(cards);
export const BUILDINGS = Object.keys(buildings);
export const IGLOOS: string[] = tables.igloos;
/** How many pips make one of a good. */
export const PIPS: Record<GoodName, number> = tables.pips;

export function cardOf(id: string): Card {
  return found(cards[id], id);
}

export function buildingOf(id: string): Building {
  return found(buildings[id], id);
}

/** How many resources the card on a space costs. */
export function costOf(location: LocationName): number {
  return (tables.costs as Partial<Record<LocationName, number>>)[location] ?? 0;
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
