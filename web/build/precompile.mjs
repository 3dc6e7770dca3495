/**
 * Makes archives of Python sources into archives of bytecode, in the Python that will run them:
 * `node precompile.mjs PROGRAM LIBRARY GAME`. Nobody has to wait for a compiler then. Each archive
 * is replaced by what was made of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [program, ...archives] = process.argv.slice(2);
const python = await loadPyodide();
python.runPython(readFileSync(program, 'utf8'));
const given = archives.map((place) => python.toPy(new Uint8Array(readFileSync(place))));
const made = python.globals.get('precompiled')(...given);
for (const [index, place] of archives.entries()) writeFileSync(place, made.get(index).toJs());
