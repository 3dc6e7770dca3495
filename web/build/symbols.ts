import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDERS = [
  { folder: 'src/art/symbols', prefix: 'i' },
  { folder: 'src/art/buildings', prefix: 'i' },
  { folder: 'src/art/lines', prefix: 'u' },
];

/** Writes every symbol into the page once, so that any drawing can use it at once. */
export function symbols(root: string): Plugin {
  return {
    name: 'symbols',
    transformIndexHtml: (html) => html.replace('<!--symbols-->', sheet(root)),
    configureServer(server) {
      for (const { folder } of FOLDERS) server.watcher.add(join(root, folder));
    },
    handleHotUpdate({ file, server }) {
      if (FOLDERS.some(({ folder }) => file.includes(folder)))
        server.ws.send({ type: 'full-reload' });
    },
  };
}

/** One hidden drawing with a `<symbol>` for each file. */
export function sheet(root: string): string {
  const drawn = FOLDERS.flatMap(({ folder, prefix }) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.svg'))
      .sort()
      .map((file) => symbol(`${prefix}-${file.slice(0, -4)}`, join(root, folder, file))),
  );
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${drawn.join('')}</svg>`;
}

function symbol(id: string, path: string): string {
  const source = readFileSync(path, 'utf8').trim();
  const [, box, inner] = /^<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s.exec(source) ?? [];
  if (!box || !inner) throw new Error(`${path} is no symbol: it needs an <svg> with a viewBox`);
  return `<symbol id="${id}" viewBox="${box}">${inner.replace(/\s*\n\s*/g, '')}</symbol>`;
}
