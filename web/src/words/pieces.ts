import { buildingOf, cardOf, type Building, type Price } from '../game/pieces.ts';
import { RESOURCES } from '../game/pieces.ts';
import type { LocationName } from '../game/protocol.ts';
import { capital, listing, row, t } from './words.svelte.ts';

/** The name of a location, for a sign. */
export function locationName(name: LocationName): string {
  return capital(t(`location-${name}`));
}

function goodsIn(amounts: Price): string[] {
  return RESOURCES.filter((resource) => amounts[resource]).map((resource) =>
    t(`good-${resource}`, { amount: amounts[resource] }),
  );
}

/** 2 wood and 1 brick. */
export function goodsText(amounts: Price): string {
  return listing(goodsIn(amounts)) || t('nothing');
}

/** What taking a card gives at once. */
export function topText(id: string): string {
  const card = cardOf(id);
  if (card.top === 'resource' && card.good) return t(`good-${card.good}`, { amount: card.amount });
  if (card.top === 'resource-by-dice' && card.good)
    return t('top-resource-by-dice', { resource: t(`resource-${card.good}`) });
  return t(`top-${card.top}`, { amount: card.amount });
}

/** What a card counts for at the end. */
export function bottomText(id: string): string {
  const card = cardOf(id);
  return card.culture
    ? t(`culture-${card.culture}`)
    : t(`profession-${card.profession ?? ''}`, { icons: card.icons });
}

export function cardText(id: string): string {
  return t('card', { top: topText(id), bottom: bottomText(id) });
}

/** What must be paid for a building or an igloo. */
export function priceText(building: Building): string {
  if (building.price) return row(goodsIn(building.price));
  if (building.kinds)
    return t('price-of-kinds', { number: building.most ?? 0, kinds: building.kinds });
  return t('price-free', { least: building.least ?? 0, most: building.most ?? 0 });
}

export function pointsText(building: Building): string {
  return building.price ? t('points', { points: building.points ?? 0 }) : t('points-by-value');
}

export function buildingText(id: string): string {
  const building = buildingOf(id);
  const price = priceText(building);
  if (!building.price) return price;
  return t('price-fixed', { price, points: building.points ?? 0 });
}
