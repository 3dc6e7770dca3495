import type { PyodideAPI } from 'pyodide';
import type { Progress } from './messages.ts';

/** What `python.json` says: where the files of Python are, and how large each is. */
interface Manifest {
  folder: string;
  files: Record<string, number>;
}

interface Runtime {
  loadPyodide: (options: object) => Promise<PyodideAPI>;
}

const MODULES = 'modules.zip';
/** Where the modules lie in the file system of Python. */
const PLACE = '/game';

/** Fetches Python and the game, starts both, and tells how far it is. */
export async function startPython(
  root: URL,
  report: (progress: Progress) => void,
): Promise<PyodideAPI> {
  const manifest = (await (await fetched(new URL('python.json', root))).json()) as Manifest;
  const folder = new URL(`${manifest.folder}/`, root);
  const total = Object.values(manifest.files).reduce((sum, size) => sum + size, 0);
  let done = 0;
  const count = (bytes: number) => {
    done += bytes;
    report({ stage: 'loading', done, total });
  };
  count(0);
  const names = Object.keys(manifest.files);
  const files = await Promise.all(names.map((name) => read(new URL(name, folder), count)));
  report({ stage: 'starting', done: total, total });
  const runtime = (await import(/* @vite-ignore */ new URL('pyodide.mjs', folder).href)) as Runtime;
  const python = await runtime.loadPyodide({ indexURL: folder.href });
  const modules = files[names.indexOf(MODULES)];
  if (modules) python.unpackArchive(modules, 'zip', { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PLACE)})`);
  return python;
}

/** The whole file, so that whoever fetches it again finds it in the cache. */
async function read(address: URL, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const reader = (await fetched(address)).body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    count(part.value.length);
  }
  return new Blob(parts).arrayBuffer();
}

async function fetched(address: URL): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${String(response.status)}`);
  return response;
}
