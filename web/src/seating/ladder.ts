/** How a bot thinks; the shape of its dot. */
export type Thinking = 'ahead' | 'experience' | 'odds' | 'habit';

export interface Rung {
  bot: string;
  rating: number;
}

const HABITS = ['woodcutter', 'forager'];
const ROW = /^\| ([\w-]+) \| (-?\d+) \|$/gm;

/** The ratings at tables of so many, the strongest first, as the published page has them. */
export function rungsOf(page: string, players: number): Rung[] {
  const chapter = page.split(/^## /m).find((part) => part.startsWith(`${String(players)} players`));
  return [...(chapter ?? '').matchAll(ROW)].map(([, bot = '', rating = '']) => ({
    bot,
    rating: Number(rating),
  }));
}

export function thinkingOf(bot: string): Thinking {
  if (bot.endsWith('shaman')) return 'ahead';
  if (bot === 'planner') return 'odds';
  return HABITS.includes(bot) ? 'habit' : 'experience';
}
