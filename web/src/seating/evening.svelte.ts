import type { Options, TableSettings } from '../connection/wire.ts';
import type { Variant } from './variants.ts';

/** How long people may think, by a short name. */
export const TIMINGS = {
  none: null,
  'minute-a-move': { by: 'move', seconds: 60 },
  'minutes-a-move': { by: 'move', seconds: 300 },
  'quarter-of-an-hour': { by: 'bank', seconds: 900, increment: 10 },
  'half-an-hour': { by: 'bank', seconds: 1800, increment: 15 },
  'day-a-move': { by: 'move', seconds: 86_400 },
  'three-days-a-move': { by: 'move', seconds: 259_200 },
} as const satisfies Record<string, TableSettings['timing']>;
export type TimingName = keyof typeof TIMINGS;

/** What somebody likes to play, remembered for the next evening. */
export interface Evening {
  /** The bots of "play now", one for each seat beside one's own; an empty name is anybody. */
  bots: string[];
  variants: Variant[];
  players: number;
  timing: TimingName;
  starter: 'drawn' | 'me';
  isListed: boolean;
  allowsWatching: boolean;
  allowsHints: boolean;
  /** Who sits on the sofa. */
  names: string[];
}

const KEY = 'stoneage-evening';

export function firstEvening(): Evening {
  return {
    bots: ['', '', ''],
    variants: [],
    players: 4,
    timing: 'none',
    starter: 'drawn',
    isListed: false,
    allowsWatching: true,
    allowsHints: false,
    names: ['', ''],
  };
}

/** The evening kept in a text; whatever is missing or of another kind is as at first. */
export function recallEvening(kept: string | null): Evening {
  const first = firstEvening();
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    const fitting = Object.entries(found ?? {}).filter(
      ([name, value]) => name in first && isAlike(first[name as keyof Evening], value),
    );
    const evening: Evening = { ...first, ...Object.fromEntries(fitting) };
    return evening.timing in TIMINGS && evening.bots.length > 0 ? evening : first;
  } catch {
    return first;
  }
}

function isAlike(known: unknown, value: unknown): boolean {
  if (!Array.isArray(known)) return typeof known === typeof value;
  return (
    Array.isArray(value) && value.length < 5 && value.every((each) => typeof each === 'string')
  );
}

export const evening: Evening = $state(recallEvening(localStorage.getItem(KEY)));

/** Keeps the evening for the next visit. */
export function keepEvening(): void {
  localStorage.setItem(KEY, JSON.stringify(evening));
}

export function optionsFor(players: number, variants: readonly Variant[]): Options {
  return {
    players,
    harsh_winter: variants.includes('harsh_winter'),
    wild_animals: variants.includes('wild_animals'),
    igloos: variants.includes('igloos'),
    closed_cards: variants.includes('closed_cards'),
    house: null,
  };
}

/** A table that nobody else finds, without clocks. */
export function privateTable(players: number, variants: readonly Variant[]): TableSettings {
  return {
    options: optionsFor(players, variants),
    timing: null,
    start: null,
    listed: false,
    rated: false,
    chat: true,
    watching: true,
    hints: false,
    coach: false,
  };
}

/** The table that friends will find. */
export function friendsTable(wish: Evening): TableSettings {
  return {
    ...privateTable(wish.players, wish.variants),
    timing: TIMINGS[wish.timing],
    start: wish.starter === 'me' ? 0 : null,
    listed: wish.isListed,
    watching: wish.allowsWatching,
    hints: wish.allowsHints,
  };
}
