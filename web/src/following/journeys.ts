import { RESOURCES } from '../game/pieces.ts';
import type { GameEvent } from '../game/protocol.ts';
import type { Journey } from '../motion/flights.svelte.ts';
import { emblemOf } from '../pieces/seats.ts';

type Amounts = Partial<Record<(typeof RESOURCES)[number], number>>;

const GAINS = new Set<GameEvent['event']>([
  'goods-gathered',
  'food-gained',
  'resources-gained',
  'resources-chosen',
  'points-scored',
  'tool-gained',
  'one-use-tool-gained',
  'agriculture-rose',
  'figure-joined',
]);

/** Whether something comes to somebody: it is counted when it has arrived. */
export function isGain({ event }: GameEvent): boolean {
  return GAINS.has(event);
}

/** What travels across the table when this happens. */
export function journeysOf(event: GameEvent): Journey[] {
  if (!('seat' in event)) return [];
  const seat = String(event.seat);
  const from = 'at' in event ? `place:${event.at}` : `home:${seat}`;
  const stock = (good: string): string => `stock:${seat}:${good}`;
  switch (event.event) {
    case 'goods-gathered':
      return some({ symbol: event.good, from, to: stock(event.good), count: event.amount });
    case 'food-gained':
      return some({ symbol: 'food', from, to: stock('food'), count: event.food });
    case 'food-harvested':
      return some({
        symbol: 'food',
        from: `agriculture:${seat}`,
        to: stock('food'),
        count: event.food,
      });
    case 'food-eaten':
      return some({ symbol: 'food', from: stock('food'), to: `home:${seat}`, count: event.food });
    case 'resources-gained':
    case 'resources-chosen':
      return goods(event.resources, (good) => ({ from, to: stock(good) }));
    case 'resources-eaten':
      return goods(event.resources, (good) => ({ from: stock(good), to: `home:${seat}` }));
    case 'card-taken':
      return [
        ...goods(event.paid, (good) => ({ from: stock(good), to: from })),
        { symbol: 'card', from, to: `cards:${seat}` },
      ];
    case 'extra-card-taken':
      return [{ symbol: 'card-back', from: 'deck', to: `cards:${seat}` }];
    case 'building-taken':
    case 'igloo-taken':
      return [
        ...goods(event.paid, (good) => ({ from: stock(good), to: from })),
        {
          symbol: event.event === 'igloo-taken' ? 'igloo' : 'building',
          from,
          to: `buildings:${seat}`,
        },
        { symbol: 'points', from, to: `score:${seat}` },
      ];
    case 'points-scored':
      return [{ symbol: 'points', from, to: `score:${seat}` }];
    case 'tool-gained':
      return [{ symbol: `tool-${String(event.value)}`, from, to: `tools:${seat}` }];
    case 'one-use-tool-gained':
      return [{ symbol: `one-use-tool-${String(event.value)}`, from, to: `tools:${seat}` }];
    case 'agriculture-rose':
      return [{ symbol: 'agriculture', from, to: `agriculture:${seat}` }];
    case 'figure-joined':
      return [{ symbol: `figure-${emblemOf(event.seat)}`, from, to: `home:${seat}` }];
    default:
      return [];
  }
}

function some(journey: Journey): Journey[] {
  return journey.count ? [journey] : [];
}

function goods(amounts: Amounts, way: (good: string) => { from: string; to: string }): Journey[] {
  return RESOURCES.flatMap((good) =>
    some({ symbol: good, count: amounts[good] ?? 0, ...way(good) }),
  );
}
