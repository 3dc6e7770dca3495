import { RESOURCES } from '../game/pieces.ts';
import type { GameEvent, GoodName, LocationName, ResourceName } from '../game/protocol.ts';
import type { Journey } from '../motion/flights.svelte.ts';

type Amounts = Partial<Record<ResourceName, number>>;
type Paid = Extract<GameEvent, { paid: unknown }>;

export function place(at: LocationName): string {
  return `place:${at}`;
}

export function home(seat: number): string {
  return `home:${String(seat)}`;
}

export function stock(seat: number, good: GoodName): string {
  return `stock:${String(seat)}:${good}`;
}

export function some(journey: Journey): Journey[] {
  return journey.count ? [journey] : [];
}

export function someGoods(
  amounts: Amounts,
  way: (good: ResourceName) => { from: string; to: string },
): Journey[] {
  return RESOURCES.flatMap((good) =>
    some({ symbol: good, count: amounts[good] ?? 0, ...way(good) }),
  );
}

/** What is paid goes where the piece lies. */
export function paidFor({ seat, at, paid }: Paid): Journey[] {
  return someGoods(paid, (good) => ({ from: stock(seat, good), to: place(at) }));
}
