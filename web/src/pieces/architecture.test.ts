import { expect, test } from 'vitest';
import { BUILDINGS, buildingOf } from '../game/pieces.ts';
import { drawingOf } from './architecture.ts';

test('no two of the 28 buildings look alike', () => {
  const drawings = BUILDINGS.map((id) => JSON.stringify(drawingOf(id)));
  expect(new Set(drawings).size).toBe(28);
});

test('a building with a price is made of what it costs', () => {
  for (const id of BUILDINGS) {
    const { price } = buildingOf(id);
    if (!price) continue;
    const { walls, roofs } = drawingOf(id);
    const used = new Set([...walls, ...roofs].map(({ material }) => material));
    const paid = Object.entries(price).flatMap(([resource, number]) => (number ? [resource] : []));
    expect([...used].toSorted()).toEqual(paid.toSorted());
  }
});

test('a long house has a bay for each kind', () => {
  for (const id of BUILDINGS) {
    const { kinds } = buildingOf(id);
    if (kinds) expect(drawingOf(id).walls).toHaveLength(kinds);
  }
});
