import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Ratings by the number of players and the bot's id. */
export type Ratings = Record<number, Record<string, number>>;

const ROW = /^\| ([\w-]+) \| (-?\d+) \|$/gm;

/** `docs/ladder.md?ratings` is the numbers of the published page alone: the page is long. */
export function ratings(): Plugin {
  return {
    name: 'ratings',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      if (!path.endsWith('ladder.md') || query !== 'ratings') return null;
      return `export default ${JSON.stringify(ratingsOn(readFileSync(path, 'utf8')))}`;
    },
  };
}

export function ratingsOn(page: string): Ratings {
  const chapters = page.split(/^## (?=\d players)/m).slice(1);
  return Object.fromEntries(
    chapters.map((chapter) => [
      Number(chapter[0]),
      Object.fromEntries(
        [...chapter.matchAll(ROW)].map(([, bot, rating]) => [bot, Number(rating)]),
      ),
    ]),
  ) as Ratings;
}
