import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of `src`, the lowest first: each imports only from the rows before its own. */
const LAYERS = [
  ['generated', 'fixtures', 'styles'],
  ['game', 'worker', 'offline'],
  ['words', 'art'],
  ['browser'],
  ['kit', 'motion', 'sound', 'connection'],
  ['pieces'],
  ['explain', 'events'],
  ['board', 'following', 'log', 'seating', 'rulebook'],
  ['frame', 'asking', 'records'],
  ['review'],
  ['table'],
  // every page by itself, for pages do not import each other
  pages().map((page) => `page ${page}`),
  ['showcase'],
  ['start'],
];

/** Which files are of which layer, for `eslint-plugin-boundaries`. */
export const files = [
  { category: 'start', pattern: 'src/*.*' },
  ...LAYERS.flat().map((layer) => ({ category: layer, pattern: `src/${layer}/**` })),
  ...pages().map((page) => ({
    category: `page ${page}`,
    pattern: [`src/pages/${page}.svelte`, `src/pages/${folderOf(page)}/**`],
  })),
];

export const policies = LAYERS.flatMap((row, height) =>
  row.map((layer) => ({
    from: { file: { categories: layer } },
    allow: { to: { file: { categories: [layer, ...LAYERS.slice(0, height).flat()] } } },
  })),
);

function pages() {
  return readdirSync(join(import.meta.dirname, '../src/pages'))
    .filter((name) => name.endsWith('.svelte'))
    .map((name) => name.replace('.svelte', ''));
}

/** `HowToPlay` keeps what only it needs in `how-to-play`. */
function folderOf(page) {
  return page.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
}
