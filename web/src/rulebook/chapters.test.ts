import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/languages.ts';
import { has, speak, t } from '../words/words.svelte.ts';
import { type Block, CHAPTERS, rulesIn } from './chapters.ts';
import { toolsAfter } from './figures/tools.ts';
import { runs } from './rich.ts';

const blocks = CHAPTERS.flatMap((chapter) => chapter.blocks);
const told = blocks.flatMap(rulesIn);
const written = [
  ...new Set(
    [...readFileSync('../docs/rules.md', 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(
      ([, name = '']) => name,
    ),
  ),
];

function textsIn(block: Block): string[] {
  if (block.kind === 'figure') return [];
  return 'items' in block ? block.items.map(({ text }) => text) : [block.text];
}

test('every rule of the reference is told, and each of them once', () => {
  expect(written.length).toBeGreaterThan(70);
  expect(told.toSorted()).toEqual(written.toSorted());
});

test('cards and buildings are counted from the printed pieces', () => {
  const counts = blocks.flatMap((block) =>
    block.kind === 'pictured' ? block.items.map(({ rules, number }) => [rules[0], number]) : [],
  );
  expect(Object.fromEntries(counts)).toEqual({
    ...{ C3: 10, C4: 7, C5: 5, C6: 3, C7: 3, C8: 1, C9: 2, C10: 1, C11: 3, C12: 1 },
    ...{ B2: 17, B3: 8, B4: 3 },
  });
});

test('chapters have names of their own, so that anybody can link to them', () => {
  const names = [...CHAPTERS.map(({ id }) => id), ...told];
  expect(new Set(names).size).toBe(names.length);
});

test('tools grow one after another up to three fours', () => {
  expect([1, 3, 4, 5, 8, 12].map(toolsAfter)).toEqual([
    [1],
    [1, 1, 1],
    [2, 1, 1],
    [2, 2, 1],
    [3, 3, 2],
    [4, 4, 4],
  ]);
});

test('strong words stand between double stars, others between single ones', () => {
  expect(runs('A **strong** and *other* word')).toEqual([
    { kind: 'plain', text: 'A ' },
    { kind: 'strong', text: 'strong' },
    { kind: 'plain', text: ' and ' },
    { kind: 'emphasis', text: 'other' },
    { kind: 'plain', text: ' word' },
  ]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await speak(language);
  });

  test('every chapter and paragraph has its words, and no star is left over', () => {
    for (const name of [...CHAPTERS.map(({ title }) => title), ...blocks.flatMap(textsIn)]) {
      expect(has(name), name).toBe(true);
      expect(
        runs(t(name)).some(({ text }) => text.includes('*')),
        name,
      ).toBe(false);
    }
  });
});
