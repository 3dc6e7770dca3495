import { expect, test } from 'vitest';
import { boxOf, PHONE, WIDE } from './geometry.ts';
import { ghostsOf, type Mark, onePerPlace } from './marks.ts';

const forest: Mark = { at: 'forest', figures: 3, seat: 0, kind: 'hint', sign: '1' };

test('ghosts stand on the rings that are free', () => {
  const box = boxOf(WIDE, 'forest', 4);
  if (!box) throw new Error('there is a forest');
  const ghosts = ghostsOf(forest, WIDE, [1, 1, null, 2], box, 4);
  const free = [2, 4, 5].map((index) => WIDE.sites.forest.rings[index]?.x);
  expect(ghosts.map(({ x }) => x).sort()).toEqual(free.sort());
  const [group, ...more] = ghostsOf(forest, PHONE, [1, 1], box, 4);
  expect(group).toMatchObject({ seat: 0, number: 3 });
  expect(more).toEqual([]);
});

test('hunters stand behind those who came before', () => {
  const box = boxOf(WIDE, 'hunt', 4);
  if (!box) throw new Error('there is a meadow');
  expect(ghostsOf({ ...forest, at: 'hunt' }, WIDE, [1, 2], box, 4)).toHaveLength(3);
});

test('several moves at one place share its mark', () => {
  const more: Mark = { ...forest, figures: 5, sign: '3', isChosen: true };
  const hut: Mark = { ...forest, at: 'hut', sign: '2' };
  expect(onePerPlace([forest, hut, more])).toEqual([{ ...more, sign: '1 · 3' }, hut]);
});
