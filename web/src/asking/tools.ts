import type { GoodName, PlayerView } from '../game/protocol.ts';
import { least } from './bundles.ts';
import type { ActionOf, Offer } from './offers.ts';

/** A tool of the player beside the dice. */
export interface Chip {
  key: string;
  value: number;
  isOneUse: boolean;
  isUsed: boolean;
}

type ToolOffer = Offer<ActionOf<'use-tools'>>;

export function chipsOf(player: PlayerView): Chip[] {
  return [
    ...player.tools.map(({ value, used }, index) => ({
      key: onSpace(index + 1),
      value,
      isOneUse: false,
      isUsed: used ?? false,
    })),
    ...player.one_use_tools.map((value) => ({
      key: oneUse(value),
      value,
      isOneUse: true,
      isUsed: false,
    })),
  ];
}

/** The tools that a choice uses. */
export function keysOf({ action }: ToolOffer): string[] {
  return [...(action.tools ?? []).map(onSpace), ...(action.one_use ?? []).map(oneUse)];
}

function onSpace(space: number): string {
  return `space-${String(space)}`;
}

function oneUse(value: number): string {
  return `one-use-${String(value)}`;
}

/** The choice that uses exactly these tools. */
export function offerOf(
  offers: readonly ToolOffer[],
  chosen: readonly string[],
): ToolOffer | undefined {
  return offers.find((offer) => {
    const keys = keysOf(offer);
    return keys.length === chosen.length && keys.every((key) => chosen.includes(key));
  });
}

/** The same tools with this one more, or without it. */
export function toggled(chosen: readonly string[], key: string): string[] {
  return chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
}

/** The least tools that bring the most; one-use tools are left for the player to think of. */
export function readyTools(
  offers: readonly ToolOffer[],
  chips: readonly Chip[],
  good: GoodName,
): string[] {
  const lasting = offers.filter(({ action }) => (action.one_use ?? []).length === 0);
  const best = least(lasting, (offer) => [
    -(offer.outcome?.[good] ?? 0),
    pipsOf(chips, keysOf(offer)),
    keysOf(offer).length,
  ]);
  return best ? keysOf(best) : [];
}

/** What these tools add to the dice. */
export function pipsOf(chips: readonly Chip[], chosen: readonly string[]): number {
  return chips.filter(({ key }) => chosen.includes(key)).reduce((sum, { value }) => sum + value, 0);
}
