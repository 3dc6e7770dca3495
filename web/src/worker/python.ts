import type { PyodideAPI } from 'pyodide';
import type { Progress } from './messages.ts';

/** What `python.json` says: where the files of Python are, and how many bytes of each are sent. */
interface Manifest {
  folder: string;
  files: Record<string, number>;
}

interface Runtime {
  loadPyodide: (options: object) => Promise<PyodideAPI>;
}

/** Files that are compressed already, because not every web space compresses what it sends. */
const PACKED = { 'pyodide.asm.wasm': 'wasm.bin', 'python_stdlib.zip': 'library.bin' };
const MODULES = 'modules.bin';
/** Where the modules lie in the file system of Python. */
const PLACE = '/game';
const LINE_FEED = 10;

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
    report({ stage: done < total ? 'loading' : 'starting', done, total });
  };
  const packed = (name: string) => unpacked(new URL(name, folder), count);
  count(0);
  handOver(
    Object.entries(PACKED).map(([name, file]) => [new URL(name, folder).href, packed(file)]),
  );
  const modules = packed(MODULES).then((response) => response.arrayBuffer());
  const scripts = Object.keys(manifest.files).filter((name) => !name.endsWith('.bin'));
  for (const name of scripts) void read(new URL(name, folder), count);
  const runtime = (await import(/* @vite-ignore */ new URL('pyodide.mjs', folder).href)) as Runtime;
  const python = await runtime.loadPyodide({ indexURL: folder.href });
  put(python, new Uint8Array(await modules));
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PLACE)})`);
  return python;
}

/** Pyodide fetches its files by their addresses: those that are on their way it gets from here. */
function handOver(arriving: [string, Promise<Response>][]): void {
  const expected = new Map(arriving);
  const { fetch } = globalThis;
  globalThis.fetch = (asked, options) => {
    const address = asked instanceof Request ? asked.url : new URL(asked, location.href).href;
    return expected.get(address) ?? fetch(asked, options);
  };
}

/** Writes the files of the game: their names and lengths are the first line, then they follow. */
function put({ FS }: PyodideAPI, archive: Uint8Array): void {
  let place = archive.indexOf(LINE_FEED);
  const first = new TextDecoder().decode(archive.subarray(0, place++));
  for (const [name, length] of JSON.parse(first) as [string, number][]) {
    const path = `${PLACE}/${name}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    FS.writeFile(path, archive.subarray(place, (place += length)));
  }
}

async function unpacked(address: URL, count: (bytes: number) => void): Promise<Response> {
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      count(part.length);
      controller.enqueue(part);
    },
  });
  const body = (await fetched(address)).body
    ?.pipeThrough(counting)
    .pipeThrough(new DecompressionStream('gzip'));
  return new Response(body, { headers: { 'content-type': 'application/wasm' } });
}

/** The whole file, so that whoever imports it finds it in the cache. */
async function read(address: URL, count: (bytes: number) => void): Promise<void> {
  count((await (await fetched(address)).arrayBuffer()).byteLength);
}

async function fetched(address: URL): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${String(response.status)}`);
  return response;
}
