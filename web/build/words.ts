import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Junk, Message, parse } from '@fluent/syntax';
import type { Plugin } from 'vite';

const LITERAL = /['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?:\.[a-z]+)?['"`]/g;
const PREFIX = /`([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$\{/g;

/** Leaves out of the built locales what only the terminal and the server say. */
export function words(root: string): Plugin {
  let isUsed: (name: string) => boolean = () => true;
  return {
    name: 'words',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      isUsed = usedIn(sources(root));
    },
    load(id) {
      const [path = '', query] = id.split('?');
      if (!path.endsWith('.ftl') || query !== 'raw') return null;
      return `export default ${JSON.stringify(onlyUsed(readFileSync(path, 'utf8'), isUsed))}`;
    },
  };
}

function sources(root: string): string[] {
  return globSync('src/**/*.{svelte,ts}', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
}

/** Whether a name stands in one of the texts, in full or by its beginning. */
export function usedIn(texts: readonly string[]): (name: string) => boolean {
  const names = new Set(texts.flatMap((text) => [...text.matchAll(LITERAL)].map(first)));
  const prefixes = new Set(texts.flatMap((text) => [...text.matchAll(PREFIX)].map(first)));
  return (name) => names.has(name) || [...prefixes].some((prefix) => name.startsWith(prefix));
}

/** The messages of a Fluent file that are used, without comments. */
export function onlyUsed(fluent: string, isUsed: (name: string) => boolean): string {
  return parse(fluent, { withSpans: true })
    .body.flatMap((entry) => {
      if (entry instanceof Junk) throw new Error(`no Fluent: ${entry.content}`);
      if (!(entry instanceof Message) || !isUsed(entry.id.name)) return [];
      return [fluent.slice(entry.id.span?.start, entry.span?.end)];
    })
    .join('\n');
}

function first(match: RegExpExecArray): string {
  return match[1] ?? '';
}
