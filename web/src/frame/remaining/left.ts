import {
  BUILDINGS,
  cardOf,
  CARDS,
  type Culture,
  CULTURES,
  type Profession,
  PROFESSIONS,
  type Top,
} from '../../game/pieces.ts';
import type { Remaining, View } from '../../game/protocol.ts';

const ORDER = ['unseen', 'board', 'taken'] as const;
export type Where = (typeof ORDER)[number];

/** A card or a building, where it is, and whose it is. */
export interface Piece {
  id: string;
  where: Where;
  seat: number | undefined;
}

/** The upper halves of cards and the symbol of each, those that there are most of first. */
export const TOPS: Readonly<Record<Top, string>> = {
  'dice-for-all': 'dice-for-all',
  food: 'food',
  resource: 'any-resource',
  'resource-by-dice': 'die-5',
  points: 'points',
  'one-use-tool': 'one-use-tool-3',
  agriculture: 'agriculture',
  tool: 'tool',
  'extra-card': 'extra-card',
  'choose-resources': 'choose-resources',
};

export function cardsOf(view: View, { cards }: Remaining): Piece[] {
  const owned = view.players.map((player) => [...player.cards, player.extra_card]);
  return pieces(CARDS, cards, view.display, owned);
}

export function buildingsOf(view: View, { buildings }: Remaining): Piece[] {
  const tops = view.stacks.map(({ top }) => top);
  return pieces(
    BUILDINGS,
    buildings,
    tops,
    view.players.map((player) => player.buildings),
  );
}

/** The cards of each culture, and whether one of them is of this seat. */
export function byCulture(
  cards: readonly Piece[],
  seat: number | null,
): { culture: Culture; cards: Piece[]; isYours: boolean }[] {
  return CULTURES.map((culture) => {
    const found = sorted(cards.filter(({ id }) => cardOf(id).culture === culture));
    return { culture, cards: found, isYours: found.some((card) => card.seat === seat) };
  });
}

/** The cards of each profession, and how many of its people nobody has yet. */
export function byProfession(
  cards: readonly Piece[],
): { profession: Profession; cards: Piece[]; left: number }[] {
  return PROFESSIONS.map((profession) => {
    const found = sorted(cards.filter(({ id }) => cardOf(id).profession === profession));
    const left = found.filter(({ where }) => where !== 'taken');
    return {
      profession,
      cards: found,
      left: left.reduce((sum, { id }) => sum + cardOf(id).icons, 0),
    };
  });
}

export function numberOf(found: readonly Piece[], where: Where): number {
  return found.filter((piece) => piece.where === where).length;
}

function pieces(
  all: readonly string[],
  unseen: readonly string[],
  board: readonly (string | null)[],
  owned: readonly (readonly (string | null)[])[],
): Piece[] {
  return all.map((id) => {
    if (unseen.includes(id)) return { id, where: 'unseen', seat: undefined };
    if (board.includes(id)) return { id, where: 'board', seat: undefined };
    const seat = owned.findIndex((things) => things.includes(id));
    return { id, where: 'taken', seat };
  });
}

/** What is left first, and of that the most worth. */
function sorted(cards: readonly Piece[]): Piece[] {
  return [...cards].sort(
    (one, other) =>
      ORDER.indexOf(one.where) - ORDER.indexOf(other.where) ||
      cardOf(other.id).icons - cardOf(one.id).icons,
  );
}
