import { readFile } from 'node:fs/promises';
import openapi, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';

test('the types of the protocol are those of the server; `npm run types` writes them again', async () => {
  const schema: unknown = JSON.parse(await readFile('../docs/openapi.json', 'utf8'));
  const fresh = astToString(await openapi(schema as Parameters<typeof openapi>[0]));
  const written = await readFile('src/generated/protocol.ts', 'utf8');
  expect(withoutComment(written)).toBe(fresh);
});

/** The command line puts a comment above what it writes. */
function withoutComment(source: string): string {
  return source.replace(/^\/\*\*.*?\*\/\s*/s, '');
}
