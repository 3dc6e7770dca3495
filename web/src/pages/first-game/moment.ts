import { RESOURCES } from '../../game/pieces.ts';
import type {
  Action,
  LocationName,
  Outcome,
  PlayerView,
  ResourceName,
  View,
} from '../../game/protocol.ts';
import type { Thing } from './things.ts';

/** What the coach looks at before speaking. */
export interface Moment {
  view: View;
  choices: readonly Action[];
  /** What each choice brings, where it is known. */
  outcomes: readonly (Outcome | null)[];
  done: ReadonlySet<Thing>;
}

export type Stock = Record<ResourceName, number>;
export type Place = Action & { do: 'place' };
export type Resolve = Action & { do: 'resolve' };

/** Where each resource is gathered. */
export const SOURCES: Record<ResourceName, LocationName> = {
  wood: 'forest',
  brick: 'clay-pit',
  stone: 'quarry',
  gold: 'river',
};

export function isPlace(action: Action): action is Place {
  return action.do === 'place';
}

export function isResolve(action: Action): action is Resolve {
  return action.do === 'resolve';
}

/** The pupil's board. */
export function pupil({ view }: Moment): PlayerView | undefined {
  return view.players[view.seat ?? -1];
}

export function stockOf({ wood, brick, stone, gold }: Stock): Stock {
  return { wood, brick, stone, gold };
}

export function total(stock: Stock): number {
  return RESOURCES.reduce((sum, resource) => sum + stock[resource], 0);
}

/** What is still missing of a price. */
export function missing(price: Stock, stock: Stock): Stock {
  const gap = (resource: ResourceName): number => Math.max(0, price[resource] - stock[resource]);
  return { wood: gap('wood'), brick: gap('brick'), stone: gap('stone'), gold: gap('gold') };
}

/** The placement at a location with so many figures, or as near to it as can be. */
export function placement(
  choices: readonly Action[],
  at: LocationName,
  figures = 1,
): Place | undefined {
  return choices
    .filter(isPlace)
    .filter((choice) => choice.at === at)
    .toSorted((one, other) => distance(one, figures) - distance(other, figures))[0];
}

function distance(choice: Place, figures: number): number {
  return Math.abs((choice.figures ?? 1) - figures);
}
