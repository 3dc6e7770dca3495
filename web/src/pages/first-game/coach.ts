import { PIPS } from '../../game/pieces.ts';
import type { GameEvent } from '../../game/protocol.ts';
import { type Thing, thingIn } from './things.ts';

/** Something that has just happened to the pupil, explained once. */
export interface News {
  /** A message `web-coach-news-…` without its prefix. */
  words: string;
  args: Record<string, string | number>;
}

/** What the coach remembers: what was seen, what was explained, what is new. */
export interface Memory {
  done: ReadonlySet<Thing>;
  told: ReadonlySet<string>;
  news: readonly News[];
}

export const FRESH: Memory = { done: new Set(), told: new Set(), news: [] };

/** Watches what happens: each kind of event is explained when it first befalls the pupil. */
export function watch(memory: Memory, events: readonly GameEvent[], seat: number): Memory {
  const done = new Set(memory.done);
  const told = new Set(memory.told);
  const news = [...memory.news];
  for (const event of events) {
    const thing = thingIn(event, seat);
    if (thing) done.add(thing);
    const found = newsOf(event, seat);
    if (found && !told.has(found.words)) {
      told.add(found.words);
      news.push(found);
    }
  }
  return { done, told, news };
}

/** The pupil has decided: what was new is known. */
export function turned(memory: Memory): Memory {
  return { ...memory, news: [] };
}

function newsOf(event: GameEvent, seat: number): News | undefined {
  if (event.event === 'round-began')
    return event.round === 2 ? { words: 'round', args: {} } : undefined;
  if (!('seat' in event) || event.seat !== seat) return undefined;
  switch (event.event) {
    case 'goods-gathered':
      return {
        words: 'gathered',
        args: {
          pips: event.dice_pips + event.tool_pips - event.penalty,
          each: PIPS[event.good],
          good: event.good,
          amount: event.amount,
        },
      };
    case 'tool-gained':
      return { words: 'tool', args: {} };
    case 'tools-used':
      return { words: event.one_use.length > 0 ? 'one-use-tool' : 'tools-used', args: {} };
    case 'figure-joined':
      return { words: 'figure', args: {} };
    case 'agriculture-rose':
      return { words: 'agriculture', args: {} };
    case 'card-taken':
      return { words: 'card', args: {} };
    case 'card-declined':
      return event.by_choice ? undefined : { words: 'card-too-dear', args: {} };
    case 'building-taken':
      return { words: 'building', args: { points: event.points } };
    case 'building-declined':
      return event.by_choice ? undefined : { words: 'building-too-dear', args: {} };
    case 'food-eaten':
      return event.missing ? undefined : { words: 'fed', args: { food: event.food } };
    case 'starved':
      return { words: 'starved', args: { points: event.points } };
    default:
      return undefined;
  }
}
