import { costOf, LOCATIONS } from '../game/pieces.ts';
import type { Action, LocationName, Prospects, View } from '../game/protocol.ts';
import { openPlaces } from './choices.ts';
import { type Geometry, type Ground, GROUNDS } from './geometry.ts';
import { figuresAt } from './standing.ts';

/** How a place looks: lit and soft can be pressed, closed says why not. */
export type PlaceState = 'lit' | 'soft' | 'closed' | 'still';

export interface Place {
  at: LocationName;
  state: PlaceState;
  isChosen: boolean;
  /** The rings that are drawn, or null where everybody finds room. */
  rings: number | null;
  free: number | null;
  figures: number[];
  reason: string | null;
  /** The card, building or igloo that lies there. */
  piece: string | null;
}

export function isGround(at: LocationName): at is Ground {
  return GROUNDS.some((ground) => ground === at);
}

/** What lies on a place, or undefined when the place is not part of this game now. */
export function pieceAt(view: View, at: LocationName): string | null | undefined {
  const [kind = '', number = '0'] = at.split('-');
  const index = Number(number) - 1;
  if (kind === 'card') return view.display[index] ?? undefined;
  if (kind === 'building') return view.stacks[index]?.top ?? undefined;
  if (kind === 'igloo') return view.igloos.find((igloo) => igloo === `igloo${number}`);
  if (at === 'animal') return view.animal ?? undefined;
  return null;
}

/** Every place that is drawn, in the order in which it is read. */
export function placesOf(
  view: View,
  geometry: Geometry,
  choices: readonly Action[],
  prospects: Prospects | undefined,
  chosen: LocationName | null,
): Place[] {
  const open = openPlaces(choices);
  return LOCATIONS.flatMap((at): Place[] => {
    const piece = pieceAt(view, at);
    if (piece === undefined) return [];
    const figures = figuresAt(view, at);
    const rings = ringsAt(view, geometry, at);
    const reason = open.size > 0 ? (prospects?.closed[at] ?? null) : null;
    const isOpen = open.has(at);
    return [
      {
        at,
        state: isOpen ? (isGround(at) ? 'lit' : 'soft') : reason ? 'closed' : 'still',
        isChosen: at === chosen,
        rings,
        free: rings === null ? null : rings - figures.reduce((sum, number) => sum + number, 0),
        figures,
        reason: isOpen ? null : reason,
        piece,
      },
    ];
  });
}

function ringsAt(view: View, geometry: Geometry, at: LocationName): number | null {
  if (at === 'hunt') return null;
  if (at === 'animal') return view.players.length;
  return isGround(at) ? geometry.sites[at].rings.length : 1;
}

export function costAt(at: LocationName): number | undefined {
  return costOf(at) || undefined;
}
