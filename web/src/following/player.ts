import { type Card, cardOf, RESOURCES } from '../game/pieces.ts';
import type { LocationName, PlayerView, ResourceName } from '../game/protocol.ts';
import { sorted, without } from './rows.ts';

type Amounts = Partial<Record<ResourceName, number>>;

/** Figures go from home to a location, or back when there are fewer than none. */
export function moved(player: PlayerView, at: LocationName, figures: number): PlayerView {
  const home = player.home - figures;
  if (at === 'animal') return { ...player, home, chasing: player.chasing + figures };
  const { [at]: there = 0, ...placed } = player.placed;
  const left = there + figures;
  return { ...player, home, placed: left > 0 ? { ...placed, [at]: left } : placed };
}

export function traded(player: PlayerView, amounts: Amounts, sign: 1 | -1): PlayerView {
  const after = { ...player };
  for (const resource of RESOURCES) after[resource] += sign * (amounts[resource] ?? 0);
  return after;
}

export function withTool(player: PlayerView, space: number, value: number): PlayerView {
  const tools = [...player.tools];
  tools[space - 1] = { used: false, ...tools[space - 1], value };
  return { ...player, tools };
}

/** Tools are used, or unused again. */
export function turned(player: PlayerView, spaces: readonly number[], used: boolean): PlayerView {
  const tools = player.tools.map((tool, space) =>
    spaces.includes(space + 1) ? { ...tool, used } : tool,
  );
  return { ...player, tools };
}

/** A card joins the others; of those that are closed only one that can still be used lies open. */
export function withCard(player: PlayerView, card: string, isFaceDown: boolean): PlayerView {
  return isFaceDown && !isUsedLater(cardOf(card))
    ? { ...player, hidden_cards: player.hidden_cards + 1 }
    : { ...player, cards: sorted(player.cards, card) };
}

export function withoutOneUseTools(
  player: PlayerView,
  values: readonly number[],
  isFaceDown: boolean,
): PlayerView {
  return values.reduce<PlayerView>((left, value) => {
    const tools = { ...left, one_use_tools: without(left.one_use_tools, value) };
    return isFaceDown
      ? turnedDown(tools, ({ top, amount }) => top === 'one-use-tool' && amount === value)
      : tools;
  }, player);
}

export function withoutChoice(player: PlayerView, isFaceDown: boolean): PlayerView {
  const after = { ...player, may_choose_resources: false };
  return isFaceDown ? turnedDown(after, ({ top }) => top === 'choose-resources') : after;
}

function isUsedLater({ top }: Card): boolean {
  return top === 'one-use-tool' || top === 'choose-resources';
}

/** The card that was used is closed from now on. */
function turnedDown(player: PlayerView, isUsed: (card: Card) => boolean): PlayerView {
  const card = player.cards.find((each) => isUsed(cardOf(each)));
  return card === undefined
    ? player
    : {
        ...player,
        cards: without(player.cards, card),
        hidden_cards: player.hidden_cards + 1,
      };
}
