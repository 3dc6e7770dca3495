import type { EventName, EventOf, GameEvent, PlayerView, View } from '../game/protocol.ts';
import { ANIMALS } from '../game/pieces.ts';
import {
  moved,
  traded,
  turned,
  withCard,
  withoutChoice,
  withoutOneUseTools,
  withTool,
} from './player.ts';
import { changed, put, sorted, without } from './rows.ts';

/** What an event changes on the table, and on the board of the player whom it is about. */
interface Changes<Event extends GameEvent> {
  table?(view: View, event: Event): View;
  /** `isFaceDown`: the cards of this player are closed to the viewer. */
  player?(player: PlayerView, event: Event, isFaceDown: boolean): PlayerView;
}

const NONE = {};

/** Every event. Points are counted for all of them alike; `NONE` changes nothing else either. */
const CHANGES: { [Name in EventName]: Changes<EventOf<Name>> } = {
  'figures-placed': { player: (player, { at, figures }) => moved(player, at, figures) },
  'figures-went-home': { player: (player, { at, figures }) => moved(player, at, -figures) },
  'figure-joined': {
    player: (player, { figures }) => ({ ...player, figures, home: player.home + 1 }),
  },

  'dice-rolled': NONE,
  'location-chosen': NONE,
  'nothing-gained': NONE,
  'goods-gathered': {
    player: (player, { good, amount }) => ({ ...player, [good]: player[good] + amount }),
  },
  'food-gained': { player: (player, { food }) => ({ ...player, food: player.food + food }) },
  'resources-gained': { player: (player, { resources }) => traded(player, resources, 1) },
  'points-scored': NONE,
  'agriculture-rose': { player: (player, { agriculture }) => ({ ...player, agriculture }) },

  'tool-gained': { player: (player, { space, value }) => withTool(player, space, value) },
  'one-use-tool-gained': {
    player: (player, { value }) => ({
      ...player,
      one_use_tools: [...player.one_use_tools, value].sort((one, other) => one - other),
    }),
  },
  'tools-used': {
    player: (player, { tools, one_use }, isFaceDown) =>
      withoutOneUseTools(turned(player, tools, true), one_use, isFaceDown),
  },
  'tools-refreshed': { player: (player, { tools }) => turned(player, tools, false) },

  'card-taken': {
    table: (view, { at }) => ({ ...view, display: put(view.display, at, null) }),
    player: (player, { card, paid }, isFaceDown) =>
      withCard(traded(player, paid, -1), card, isFaceDown),
  },
  'card-declined': NONE,
  'card-slid': {
    table: (view, { at, came_from, card }) => ({
      ...view,
      display: put(put(view.display, came_from, null), at, card),
    }),
  },
  'card-turned-up': {
    table: (view, { at, card }) => ({
      ...view,
      display: put(view.display, at, card),
      deck: view.deck - 1,
    }),
  },
  'extra-card-taken': {
    table: (view) => ({ ...view, deck: view.deck - 1 }),
    player: (player, { card }) =>
      card === null
        ? { ...player, hidden_cards: player.hidden_cards + 1 }
        : { ...player, extra_card: card },
  },
  'extra-card-missed': NONE,
  'extra-card-revealed': {
    player: (player, { card }) => ({
      ...player,
      extra_card: card,
      hidden_cards: player.hidden_cards - (player.extra_card === null ? 1 : 0),
    }),
  },
  'resource-choice-gained': { player: (player) => ({ ...player, may_choose_resources: true }) },
  'resources-chosen': {
    player: (player, { resources }, isFaceDown) =>
      withoutChoice(traded(player, resources, 1), isFaceDown),
  },
  'die-taken': NONE,

  'building-taken': {
    table: (view, { at }) => ({
      ...view,
      stacks: changed(view.stacks, at, ({ left }) => ({ top: null, left: left - 1 })),
    }),
    player: (player, { building, paid }) => ({
      ...traded(player, paid, -1),
      buildings: sorted(player.buildings, building),
    }),
  },
  'building-declined': NONE,
  'building-turned-up': {
    table: (view, { at, building }) => ({
      ...view,
      stacks: changed(view.stacks, at, ({ left }) => ({ top: building, left })),
    }),
  },
  'stack-emptied': NONE,
  'igloo-taken': {
    table: (view, { igloo }) => ({ ...view, igloos: without(view.igloos, igloo) }),
    player: (player, { igloo, paid }) => ({
      ...traded(player, paid, -1),
      igloos: sorted(player.igloos, igloo),
    }),
  },
  'igloo-declined': NONE,

  'animal-appeared': {
    table: (view, { animal }) => ({
      ...view,
      deck: view.deck - 1,
      waiting_animals: [...view.waiting_animals, animal],
    }),
  },
  'animal-became-active': {
    table: (view, { animal }) => ({
      ...view,
      animal,
      waiting_animals: without(view.waiting_animals, animal),
    }),
  },
  'animal-surrounded': NONE,
  'reward-taken': NONE,
  'animal-driven-off': {
    table: (view, { animal }) => ({
      ...view,
      animal: null,
      gone_animals: ANIMALS.filter((each) => each === animal || view.gone_animals.includes(each)),
    }),
  },

  'food-harvested': { player: (player, { food }) => ({ ...player, food: player.food + food }) },
  'food-eaten': { player: (player, { food }) => ({ ...player, food: player.food - food }) },
  'resources-eaten': { player: (player, { resources }) => traded(player, resources, -1) },
  starved: NONE,

  'turn-began': { table: (view, { seat }) => ({ ...view, turn: seat }) },
  'phase-began': { table: (view, { phase }) => ({ ...view, phase }) },
  'round-began': {
    table: (view, { round, start }) => ({ ...view, round, phase: 'placing', start, turn: start }),
  },
  'game-ended': { table: (view) => ({ ...view, phase: 'over' }) },
  'final-scoring-done': NONE,
  'game-won': NONE,
};

export function changesOf(event: GameEvent): Changes<GameEvent> {
  return CHANGES[event.event];
}
