import { cardOf, CULTURES, type Culture, PROFESSIONS, type Profession } from '../game/pieces.ts';
import type { PlayerView } from '../game/protocol.ts';

/** How many cards of each culture somebody is seen to have. */
export function cultureCounts(cards: readonly string[]): Map<Culture, number> {
  const counts = new Map<Culture, number>(CULTURES.map((culture) => [culture, 0]));
  for (const { culture } of cards.map(cardOf))
    if (culture) counts.set(culture, (counts.get(culture) ?? 0) + 1);
  return counts;
}

/** How many icons of each profession somebody is seen to have. */
export function professionCounts(cards: readonly string[]): Map<Profession, number> {
  const counts = new Map<Profession, number>(PROFESSIONS.map((profession) => [profession, 0]));
  for (const { profession, icons } of cards.map(cardOf))
    if (profession) counts.set(profession, (counts.get(profession) ?? 0) + icons);
  return counts;
}

/** All cards that the viewer sees of a player, the extra card too. */
export function seenCards(player: PlayerView): string[] {
  return player.extra_card ? [...player.cards, player.extra_card] : [...player.cards];
}

export function numberOfCards(player: PlayerView): number {
  return seenCards(player).length + player.hidden_cards;
}

/** What is counted for each icon of a profession, as the view shows it. */
export function countedBy(profession: Profession, player: PlayerView): number {
  const counted: Record<Profession, number> = {
    farmers: player.agriculture,
    'tool-makers': toolPoints(player),
    'hut-builders': player.buildings.length,
    shamans: player.figures,
  };
  return counted[profession];
}

/** The value of all tools on their spaces. */
export function toolPoints({ tools }: PlayerView): number {
  return tools.reduce((sum, { value }) => sum + value, 0);
}
