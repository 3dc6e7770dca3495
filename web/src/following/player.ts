import { RESOURCES } from '../game/pieces.ts';
import type { GameEvent, LocationName, PlayerView } from '../game/protocol.ts';

type Amounts = Partial<Record<(typeof RESOURCES)[number], number>>;

/** How many points an event brings the player whom it is about. */
export function pointsIn(event: GameEvent): number {
  switch (event.event) {
    case 'card-taken':
    case 'building-taken':
    case 'igloo-taken':
    case 'points-scored':
      return event.points;
    case 'starved':
      return -event.points;
    default:
      return 0;
  }
}

/** One player's board after an event that is about that player. */
export function followPlayer(
  before: PlayerView,
  event: GameEvent,
  hidesCards: boolean,
): PlayerView {
  const player = { ...before, score: before.score + pointsIn(event) };
  switch (event.event) {
    case 'figures-placed':
      return moved(player, event.at, event.figures);
    case 'figures-went-home':
      return moved(player, event.at, -event.figures);
    case 'card-taken': {
      const paid = traded(player, event.paid, -1);
      const kept = hidesCards
        ? { hidden_cards: player.hidden_cards + 1 }
        : { cards: sorted(player.cards, event.card) };
      return { ...paid, ...kept };
    }
    case 'extra-card-taken':
      return event.card === null
        ? { ...player, hidden_cards: player.hidden_cards + 1 }
        : { ...player, extra_card: event.card };
    case 'building-taken':
      return {
        ...traded(player, event.paid, -1),
        buildings: sorted(player.buildings, event.building),
      };
    case 'igloo-taken':
      return {
        ...traded(player, event.paid, -1),
        igloos: sorted(player.igloos, event.igloo),
      };
    default:
      return followTools(followGoods(player, event), event);
  }
}

function followGoods(player: PlayerView, event: GameEvent): PlayerView {
  switch (event.event) {
    case 'goods-gathered':
      return { ...player, [event.good]: player[event.good] + event.amount };
    case 'food-gained':
    case 'food-harvested':
      return { ...player, food: player.food + event.food };
    case 'food-eaten':
      return { ...player, food: player.food - event.food };
    case 'resources-gained':
      return traded(player, event.resources, 1);
    case 'resources-eaten':
      return traded(player, event.resources, -1);
    case 'resources-chosen':
      return { ...traded(player, event.resources, 1), may_choose_resources: false };
    case 'resource-choice-gained':
      return { ...player, may_choose_resources: true };
    case 'figure-joined':
      return { ...player, figures: event.figures, home: player.home + 1 };
    case 'agriculture-rose':
      return { ...player, agriculture: event.agriculture };
    default:
      return player;
  }
}

function followTools(player: PlayerView, event: GameEvent): PlayerView {
  const turned = (spaces: readonly number[], used: boolean): PlayerView['tools'] =>
    player.tools.map((tool, space) => (spaces.includes(space + 1) ? { ...tool, used } : tool));
  switch (event.event) {
    case 'tools-used':
      return {
        ...player,
        tools: turned(event.tools, true),
        one_use_tools: event.one_use.reduce(withoutOne, player.one_use_tools),
      };
    case 'tools-refreshed':
      return { ...player, tools: turned(event.tools, false) };
    case 'tool-gained': {
      const tools = [...player.tools];
      tools[event.space - 1] = { used: false, ...tools[event.space - 1], value: event.value };
      return { ...player, tools };
    }
    case 'one-use-tool-gained':
      return {
        ...player,
        one_use_tools: [...player.one_use_tools, event.value].sort((one, other) => one - other),
      };
    default:
      return player;
  }
}

function moved(player: PlayerView, at: LocationName, figures: number): PlayerView {
  const home = player.home - figures;
  if (at === 'animal') return { ...player, home, chasing: player.chasing + figures };
  const { [at]: there = 0, ...placed } = player.placed;
  const left = there + figures;
  return { ...player, home, placed: left > 0 ? { ...placed, [at]: left } : placed };
}

function traded(player: PlayerView, amounts: Amounts, sign: 1 | -1): PlayerView {
  const after = { ...player };
  for (const resource of RESOURCES) after[resource] += sign * (amounts[resource] ?? 0);
  return after;
}

/** Pieces lie in printed order. */
export function sorted(pieces: readonly string[], piece: string): string[] {
  return [...pieces, piece].sort();
}

function withoutOne(values: readonly number[], value: number): number[] {
  const found = values.indexOf(value);
  return values.filter((_, index) => index !== found);
}
