import ratings from '../../../docs/ladder.md?ratings';

/** How a bot thinks; the shape of its dot. */
export type Thinking = 'ahead' | 'experience' | 'odds' | 'habit';

export interface Rung {
  bot: string;
  rating: number;
}

/** Of six kinds there are three bots each; all others have no style of their own. */
const STYLES = ['builder', 'painter', 'toolmaker', 'farmer', 'starveling', 'raven'] as const;
export type Style = (typeof STYLES)[number] | 'ahead' | 'all-round';

const HABITS = ['woodcutter', 'forager'];
const STYLE_OF = new RegExp(`^(?:great-|young-)?(${STYLES.join('|')})$`);

/** The ratings at tables of so many, the strongest first, as published. */
export function rungsOf(players: number): Rung[] {
  return Object.entries(ratings[players] ?? {})
    .map(([bot, rating]) => ({ bot, rating }))
    .sort((one, other) => other.rating - one.rating);
}

/** Those who search were measured in duels only. */
export function ratingOf(bot: string, players = 2): number | undefined {
  return ratings[players]?.[bot] ?? ratings[2]?.[bot];
}

export function thinkingOf(bot: string): Thinking {
  if (bot.endsWith('shaman')) return 'ahead';
  if (bot === 'planner') return 'odds';
  return HABITS.includes(bot) ? 'habit' : 'experience';
}

export function styleOf(bot: string): Style {
  if (thinkingOf(bot) === 'ahead') return 'ahead';
  return (STYLE_OF.exec(bot)?.[1] as Style | undefined) ?? 'all-round';
}

/** Bots by style, those without one first; within a style in the order that is given. */
export function byStyle(bots: readonly string[]): { style: Style; bots: string[] }[] {
  return (['all-round', ...STYLES, 'ahead'] as const)
    .map((style) => ({ style, bots: bots.filter((bot) => styleOf(bot) === style) }))
    .filter((group) => group.bots.length > 0);
}
