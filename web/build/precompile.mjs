/**
 * Makes archives of Python sources into archives of bytecode, in the Python that will run them:
 * `node precompile.mjs IN OUT [IN OUT …]`. Nobody has to wait for a compiler then.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const PROGRAM = `
import io
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

UNCHECKED = bytes(8)
STRIPPED = 2  # neither assertions nor docstrings

def precompiled(sources):
    made = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(sources.to_bytes())) as given,
        zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive,
    ):
        for name in sorted(given.namelist()):
            content = given.read(name)
            if name.endswith(".py"):
                code = compile(content, name, "exec", dont_inherit=True, optimize=STRIPPED)
                content, name = bytes(_code_to_hash_pyc(code, UNCHECKED, False)), name + "c"
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()

precompiled
`;

const python = await loadPyodide();
const precompiled = python.runPython(PROGRAM);
const places = process.argv.slice(2);
for (let index = 0; index < places.length; index += 2) {
    const made = precompiled(new Uint8Array(readFileSync(places[index])));
    writeFileSync(places[index + 1], made.toJs());
    made.destroy();
}
