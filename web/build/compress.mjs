/** Compresses files as far as Zstandard can, each in its place: `node compress.mjs FILE …`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { constants, zstdCompressSync } from 'node:zlib';

const params = {
    [constants.ZSTD_c_compressionLevel]: 19,
    // as far back as all of a file, which is not too far for whoever unpacks it
    [constants.ZSTD_c_windowLog]: 23,
};
for (const place of process.argv.slice(2))
    writeFileSync(place, zstdCompressSync(readFileSync(place), { params }));
