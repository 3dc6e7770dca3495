import { cardOf, type Profession } from '../../game/pieces.ts';
import type { View, PlayerView, ScoringView } from '../../game/protocol.ts';

export const CATEGORIES = [
  'in-game',
  'cultures',
  'farmers',
  'tool-makers',
  'hut-builders',
  'shamans',
  'resources',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Points of one category, and how they came about. */
export interface Cell {
  points: number;
  formula: string;
  /** Whether nobody has more, and somebody less. */
  isBest: boolean;
}

/** One player at the end of the game. */
export interface Standing {
  seat: number;
  total: number;
  rank: number;
  cells: Record<Category, Cell>;
}

/** All players of a finished game, the winner first. */
export function standings(view: View): Standing[] {
  const { result } = view;
  if (!result) return [];
  const seats = view.players.map((player, seat) => {
    const scoring = result.scoring[seat] as ScoringView;
    return {
      seat,
      total: scoring.total,
      weight: [result.winners.includes(seat) ? 1 : 0, scoring.total, tieBreak(player)],
      cells: cellsOf(player, scoring),
    };
  });
  for (const category of CATEGORIES) markBest(seats.map(({ cells }) => cells[category]));
  seats.sort((one, other) => compare(other.weight, one.weight));
  return seats.map(({ seat, total, weight, cells }) => ({
    seat,
    total,
    rank: 1 + seats.filter((other) => compare(other.weight, weight) > 0).length,
    cells,
  }));
}

/** A number with a true minus sign. */
export function signed(number: number): string {
  return String(number).replace('-', '−');
}

/** What decides among equal scores (E4). */
export function tieBreak(player: PlayerView): number {
  return player.agriculture + toolPoints(player) + player.figures;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((value, index) => value !== other[index]);
  return differs < 0 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0);
}

function cellsOf(player: PlayerView, scoring: ScoringView): Record<Category, Cell> {
  return {
    'in-game': cell(scoring.in_game),
    cultures: cell(
      scoring.cultures + scoring.repeated_cultures,
      [scoring.cultures, scoring.repeated_cultures]
        .filter((points) => points > 0)
        .map((points) => `${String(Math.sqrt(points))}²`)
        .join(' + '),
    ),
    farmers: multiplied(player, 'farmers', player.agriculture, scoring.farmers),
    'tool-makers': multiplied(player, 'tool-makers', toolPoints(player), scoring.tool_makers),
    'hut-builders': multiplied(
      player,
      'hut-builders',
      player.buildings.length,
      scoring.hut_builders,
    ),
    shamans: multiplied(player, 'shamans', player.figures, scoring.shamans),
    resources: cell(scoring.resources),
  };
}

function multiplied(
  player: PlayerView,
  profession: Profession,
  value: number,
  points: number,
): Cell {
  const icons = iconsOf(player, profession);
  return cell(points, icons > 0 ? `${String(icons)} × ${String(value)}` : '');
}

function cell(points: number, formula = ''): Cell {
  return { points, formula, isBest: false };
}

function iconsOf(player: PlayerView, profession: Profession): number {
  const cards = player.extra_card ? [...player.cards, player.extra_card] : player.cards;
  return cards
    .map(cardOf)
    .filter((card) => card.profession === profession)
    .reduce((sum, { icons }) => sum + icons, 0);
}

function toolPoints(player: PlayerView): number {
  return player.tools.reduce((sum, { value }) => sum + value, 0);
}

function markBest(cells: readonly Cell[]): void {
  const best = Math.max(...cells.map(({ points }) => points));
  if (cells.some(({ points }) => points < best))
    for (const each of cells) each.isBest = each.points === best;
}
