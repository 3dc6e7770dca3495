import { glob, readFile } from 'node:fs/promises';
import openapi, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import protocol from '../../docs/openapi.json';

const INTERFACE = /interface (\w+)[^{]*\{\n(.*?)\n {0,2}\}/gs;
const schemas = Object.entries(protocol.components.schemas).map(([name, schema]) => ({
  name,
  fields: 'properties' in schema ? Object.keys(schema.properties).sort() : [],
}));

test('the types of the protocol are those of the server; `npm run types` writes them again', async () => {
  const schema: unknown = JSON.parse(await readFile('../docs/openapi.json', 'utf8'));
  const fresh = astToString(await openapi(schema as Parameters<typeof openapi>[0]));
  const written = await readFile('src/generated/protocol.ts', 'utf8');
  expect(withoutComment(written)).toBe(fresh);
});

test('nobody copies by hand what is generated', async () => {
  const copies: string[] = [];
  for await (const file of glob('src/**/*.{ts,svelte}', { exclude: ['src/generated/**'] })) {
    const source = await readFile(file, 'utf8');
    for (const [, name = '', body = ''] of source.matchAll(INTERFACE)) {
      const fields = fieldsOf(body);
      const original = fields.length > 2 && schemas.find((schema) => isSame(schema.fields, fields));
      if (original) copies.push(`${file}: ${name} is ${original.name}`);
    }
  }
  expect(copies).toEqual([]);
});

test('only two modules take types from what is generated, and give them their names', async () => {
  const users: string[] = [];
  for await (const file of glob('src/**/*.{ts,svelte}', { exclude: ['src/generated/**'] }))
    if (/from '.*generated\/protocol\.ts'/.test(await readFile(file, 'utf8'))) users.push(file);
  expect(users.sort()).toEqual(['src/connection/wire.ts', 'src/game/protocol.ts']);
});

/** The names of the fields between the braces of an interface. */
function fieldsOf(body: string): string[] {
  return [...body.matchAll(/^ {2,4}(\w+)\??:/gm)].map(([, field = '']) => field).sort();
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}

/** The command line puts a comment above what it writes. */
function withoutComment(source: string): string {
  return source.replace(/^\/\*\*.*?\*\/\s*/s, '');
}
