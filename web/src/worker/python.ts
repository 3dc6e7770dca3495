import { decompress } from 'fzstd';
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

// Compressed already, because not every web space compresses what it sends.
/** With gzip: the browser compiles it while it is still coming. */
const WASM = 'wasm.bin';
/** With Zstandard, a fifth smaller: nothing can be done with half of them. */
const LIBRARY = 'library.bin';
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
  const counted = (name: string) => fetchCounted(new URL(name, folder), count);
  count(0);
  handOver(folder, {
    'pyodide.asm.wasm': counted(WASM).then(unzipped),
    'python_stdlib.zip': counted(LIBRARY)
      .then(decompressed)
      .then((files) => new Response(files)),
  });
  const modules = counted(MODULES).then(decompressed);
  const scripts = Object.keys(manifest.files).filter((name) => !name.endsWith('.bin'));
  // whole, so that whoever imports them finds them in the cache
  for (const name of scripts) void counted(name).then((script) => script.arrayBuffer());
  const runtime = (await import(/* @vite-ignore */ new URL('pyodide.mjs', folder).href)) as Runtime;
  const python = await runtime.loadPyodide({ indexURL: folder.href });
  put(python, await modules);
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PLACE)})`);
  return python;
}

/** Pyodide fetches its files by their addresses: those that are on their way it gets from here. */
function handOver(folder: URL, arriving: Record<string, Promise<Response>>): void {
  const expected = new Map(
    Object.entries(arriving).map(([name, file]) => [new URL(name, folder).href, file]),
  );
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

async function fetchCounted(address: URL, count: (bytes: number) => void): Promise<Response> {
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      count(part.length);
      controller.enqueue(part);
    },
  });
  return new Response((await fetched(address)).body?.pipeThrough(counting));
}

function unzipped({ body }: Response): Response {
  const plain = body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain, { headers: { 'content-type': 'application/wasm' } });
}

async function decompressed(file: Response): Promise<Uint8Array<ArrayBuffer>> {
  const plain = decompress(new Uint8Array(await file.arrayBuffer()));
  return plain as Uint8Array<ArrayBuffer>; // its types are older than those of shared memory
}

async function fetched(address: URL): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${String(response.status)}`);
  return response;
}
