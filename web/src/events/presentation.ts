import type { EventName, EventOf, GameEvent } from '../game/protocol.ts';
import type { Journey } from '../motion/flights.svelte.ts';
import { emblemOf } from '../pieces/seats.ts';
import type { SoundName } from '../sound/notes.ts';
import { home, paidFor, place, some, someGoods, stock } from './journeys.ts';
import { firstOf, placeSign } from './signs.ts';

/** How an event is shown, said and heard. */
interface Presentation<Event extends GameEvent> {
  /** How long it is shown, in milliseconds at the ordinary speed; 0 only happens. */
  duration: number;
  /** A line in the log is read aloud too; `never` goes without saying beside other lines. */
  said: 'in-log' | 'aloud' | 'never';
  /** Whether something comes to somebody: it is counted when it has arrived. */
  isGain?: true;
  /** Whether it happens to a seat without a decision of its player. */
  isByItself?: true;
  /** The symbol that stands beside it in the log. */
  sign?(event: Event): string | undefined;
  sound?(event: Event): SoundName | undefined;
  /** What travels across the table. */
  journeys?(event: Event): Journey[];
}

const PRESENTATIONS: { [Name in EventName]: Presentation<EventOf<Name>> } = {
  'figures-placed': {
    duration: 680,
    said: 'in-log',
    sign: ({ at }) => placeSign(at),
    sound: () => 'place',
  },
  'location-chosen': { duration: 0, said: 'never' },
  'dice-rolled': {
    duration: 1250,
    said: 'in-log',
    sign: ({ aim, dice }) => (aim === 'dice-for-all' ? aim : `die-${String(dice[0] ?? 1)}`),
    sound: () => 'dice',
  },
  'tools-used': { duration: 0, said: 'aloud', sign: () => 'tool' },
  'goods-gathered': {
    duration: 620,
    said: 'in-log',
    isGain: true,
    sign: ({ good }) => good,
    sound: ({ good, amount }) => (amount > 0 ? good : undefined),
    journeys: ({ seat, at, good, amount }) =>
      some({ symbol: good, from: place(at), to: stock(seat, good), count: amount }),
  },
  'nothing-gained': { duration: 0, said: 'in-log' },
  'figures-went-home': { duration: 220, said: 'never' },

  'tool-gained': {
    duration: 480,
    said: 'in-log',
    isGain: true,
    sign: ({ value }) => `tool-${String(value)}`,
    sound: () => 'tool',
    journeys: ({ seat, at, value }) => [
      { symbol: `tool-${String(value)}`, from: place(at), to: `tools:${String(seat)}` },
    ],
  },
  'one-use-tool-gained': {
    duration: 480,
    said: 'in-log',
    isGain: true,
    sign: ({ value }) => `one-use-tool-${String(value)}`,
    sound: () => 'tool',
    journeys: ({ seat, at, value }) => [
      { symbol: `one-use-tool-${String(value)}`, from: place(at), to: `tools:${String(seat)}` },
    ],
  },
  'tools-refreshed': { duration: 0, said: 'never' },
  'figure-joined': {
    duration: 480,
    said: 'in-log',
    isGain: true,
    sign: () => 'new-figure',
    sound: () => 'place',
    journeys: ({ seat, at }) => [
      { symbol: `figure-${emblemOf(seat)}`, from: place(at), to: home(seat) },
    ],
  },
  'agriculture-rose': {
    duration: 480,
    said: 'in-log',
    isGain: true,
    sign: () => 'agriculture',
    sound: () => 'food',
    journeys: ({ seat, at }) => [
      { symbol: 'agriculture', from: place(at), to: `agriculture:${String(seat)}` },
    ],
  },
  'food-gained': {
    duration: 480,
    said: 'in-log',
    isGain: true,
    sign: () => 'food',
    sound: () => 'food',
    journeys: ({ seat, at, food }) =>
      some({ symbol: 'food', from: place(at), to: stock(seat, 'food'), count: food }),
  },
  'resources-gained': {
    duration: 480,
    said: 'in-log',
    isGain: true,
    sign: ({ resources }) => firstOf(resources),
    sound: ({ resources }) => firstOf(resources),
    journeys: ({ seat, at, resources }) =>
      someGoods(resources, (good) => ({ from: place(at), to: stock(seat, good) })),
  },
  'points-scored': {
    duration: 480,
    said: 'in-log',
    isGain: true,
    sign: () => 'points',
    sound: () => 'points',
    journeys: ({ seat, at }) => [
      { symbol: 'points', from: place(at), to: `score:${String(seat)}` },
    ],
  },
  'resource-choice-gained': { duration: 0, said: 'in-log', sign: () => 'choose-resources' },
  'resources-chosen': {
    duration: 480,
    said: 'in-log',
    isGain: true,
    sign: ({ resources }) => firstOf(resources),
    sound: ({ resources }) => firstOf(resources),
    journeys: ({ seat, resources }) =>
      someGoods(resources, (good) => ({ from: home(seat), to: stock(seat, good) })),
  },

  'card-taken': {
    duration: 700,
    said: 'in-log',
    sign: () => 'card',
    sound: () => 'card',
    journeys: (event) => [
      ...paidFor(event),
      { symbol: 'card', from: place(event.at), to: `cards:${String(event.seat)}` },
    ],
  },
  'card-declined': { duration: 0, said: 'in-log', sign: () => 'card' },
  'card-slid': { duration: 110, said: 'never' },
  'card-turned-up': { duration: 170, said: 'aloud' },
  'extra-card-taken': {
    duration: 500,
    said: 'in-log',
    sign: () => 'extra-card',
    sound: () => 'card',
    journeys: ({ seat }) => [{ symbol: 'card-back', from: 'deck', to: `cards:${String(seat)}` }],
  },
  'extra-card-missed': { duration: 0, said: 'in-log', sign: () => 'card-back' },
  'extra-card-revealed': { duration: 0, said: 'in-log', sign: () => 'extra-card' },
  'die-taken': {
    duration: 360,
    said: 'in-log',
    sign: ({ face }) => `die-${String(face)}`,
    sound: () => 'place',
  },

  'building-taken': {
    duration: 760,
    said: 'in-log',
    sign: () => 'building',
    sound: () => 'build',
    journeys: (event) => [
      ...paidFor(event),
      { symbol: 'building', from: place(event.at), to: `buildings:${String(event.seat)}` },
      { symbol: 'points', from: place(event.at), to: `score:${String(event.seat)}` },
    ],
  },
  'building-declined': { duration: 0, said: 'in-log', sign: () => 'building' },
  'building-turned-up': { duration: 170, said: 'aloud' },
  'stack-emptied': { duration: 0, said: 'in-log', sign: () => 'building' },
  'igloo-taken': {
    duration: 760,
    said: 'in-log',
    sign: () => 'igloo',
    sound: () => 'build',
    journeys: (event) => [
      ...paidFor(event),
      { symbol: 'igloo', from: place(event.at), to: `buildings:${String(event.seat)}` },
      { symbol: 'points', from: place(event.at), to: `score:${String(event.seat)}` },
    ],
  },
  'igloo-declined': { duration: 0, said: 'in-log', sign: () => 'igloo' },

  'animal-appeared': { duration: 0, said: 'in-log', sign: ({ animal }) => animal },
  'animal-became-active': { duration: 500, said: 'in-log', sign: ({ animal }) => animal },
  'animal-surrounded': { duration: 0, said: 'in-log', sign: ({ animal }) => animal },
  'reward-taken': {
    duration: 420,
    said: 'in-log',
    sign: ({ face }) => `die-${String(face)}`,
  },
  'animal-driven-off': { duration: 500, said: 'in-log', sign: ({ animal }) => animal },

  'food-harvested': {
    duration: 180,
    said: 'in-log',
    isByItself: true,
    sign: () => 'agriculture',
    journeys: ({ seat, food }) =>
      some({
        symbol: 'food',
        from: `agriculture:${String(seat)}`,
        to: stock(seat, 'food'),
        count: food,
      }),
  },
  'food-eaten': {
    duration: 260,
    said: 'in-log',
    isByItself: true,
    sign: () => 'food',
    sound: () => 'food',
    journeys: ({ seat, food }) =>
      some({ symbol: 'food', from: stock(seat, 'food'), to: home(seat), count: food }),
  },
  'resources-eaten': {
    duration: 300,
    said: 'in-log',
    sign: ({ resources }) => firstOf(resources),
    journeys: ({ seat, resources }) =>
      someGoods(resources, (good) => ({ from: stock(seat, good), to: home(seat) })),
  },
  starved: { duration: 700, said: 'in-log', sign: () => 'points', sound: () => 'hunger' },

  'turn-began': { duration: 0, said: 'aloud' },
  'phase-began': { duration: 300, said: 'in-log' },
  'round-began': { duration: 500, said: 'in-log', sign: () => 'start-player' },
  'game-ended': { duration: 0, said: 'in-log' },
  'final-scoring-done': { duration: 0, said: 'in-log', sign: () => 'points' },
  'game-won': { duration: 0, said: 'in-log', sign: () => 'star', sound: () => 'win' },
};

export function presentationOf(event: GameEvent): Presentation<GameEvent> {
  return PRESENTATIONS[event.event];
}
