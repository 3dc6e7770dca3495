import { type Building, BUILDINGS, buildingOf, RESOURCES } from '../game/pieces.ts';
import type { ResourceName } from '../game/protocol.ts';

/** A wall: centred at `x`, standing on `base`, heights counted upwards. */
export interface Wall {
  x: number;
  width: number;
  base: number;
  height: number;
  material: ResourceName;
}

/** A roof above a wall. */
export interface Roof {
  kind: 'gable' | 'cone' | 'dome';
  x: number;
  width: number;
  base: number;
  height: number;
  material: ResourceName;
}

/** What a building looks like: from its price, so that every tile has its own picture. */
export interface Drawing {
  stilts: number[];
  walls: Wall[];
  roofs: Roof[];
  doors: { x: number; base: number }[];
  pennant: { x: number; base: number; material: ResourceName } | null;
}

export function drawingOf(id: string): Drawing {
  const building = buildingOf(id);
  const twin = BUILDINGS.filter((other) => isSame(buildingOf(other), building)).indexOf(id);
  if (!building.price)
    return building.kinds ? longHouse(building.kinds, building.most ?? 4) : stiltHouse(twin);
  const paid = RESOURCES.flatMap((resource) =>
    Array.from({ length: building.price?.[resource] ?? 0 }, () => resource),
  );
  const kinds = RESOURCES.filter((resource) => paid.includes(resource));
  return kinds.length === 2 ? house(paid, kinds) : storeys(kinds, twin);
}

function isSame(one: Building, other: Building): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Two of one kind make the walls, the third resource the roof. */
function house(paid: ResourceName[], kinds: ResourceName[]): Drawing {
  const isDouble = (kind: ResourceName): boolean =>
    paid.filter((each) => each === kind).length === 2;
  const walls = kinds.find(isDouble) ?? 'wood';
  const roof = kinds.find((kind) => kind !== walls) ?? 'wood';
  const shapes: Record<
    ResourceName,
    { width: number; height: number; roof: Roof['kind']; top: number }
  > = {
    wood: { width: 54, height: 20, roof: 'gable', top: 26 },
    brick: { width: 44, height: 22, roof: 'dome', top: 24 },
    stone: { width: 34, height: 30, roof: 'cone', top: 24 },
    gold: { width: 48, height: 22, roof: 'gable', top: 24 },
  };
  const shape = shapes[walls];
  return {
    stilts: [],
    walls: [{ x: 0, width: shape.width, base: 0, height: shape.height, material: walls }],
    roofs: [
      {
        kind: shape.roof,
        x: 0,
        width: shape.width + 12,
        base: shape.height,
        height: shape.top,
        material: roof,
      },
    ],
    doors: [{ x: 0, base: 0 }],
    pennant: null,
  };
}

/** Three kinds: one storey each for two of them, the dearest on top; the twin has its annex left. */
function storeys(kinds: ResourceName[], twin: number): Drawing {
  const [base = 'wood', upper = 'brick', top = 'gold'] = kinds;
  const side = twin ? -1 : 1;
  return {
    stilts: [],
    walls: [
      { x: 22 * side, width: 26, base: 0, height: 14, material: upper },
      { x: -9 * side, width: 38, base: 0, height: 18, material: base },
      { x: -9 * side, width: 30, base: 18, height: 12, material: upper },
    ],
    roofs: [
      { kind: 'gable', x: 23 * side, width: 32, base: 14, height: 10, material: base },
      {
        kind: twin ? 'cone' : 'gable',
        x: -9 * side,
        width: 40,
        base: 30,
        height: 20,
        material: top,
      },
    ],
    doors: [{ x: -9 * side, base: 0 }],
    pennant: null,
  };
}

/** A long house: as many bays as kinds, and a pennant when it takes five. */
function longHouse(kinds: number, number: number): Drawing {
  const total = 72;
  const width = total / kinds;
  const bays = Array.from({ length: kinds }, (_, index) => -total / 2 + width * (index + 0.5));
  const material = (index: number): ResourceName => RESOURCES[index % RESOURCES.length] ?? 'wood';
  const height = number === 5 ? 22 : 16;
  return {
    stilts: [],
    walls: bays.map((x, index) => ({ x, width, base: 0, height, material: material(index) })),
    roofs: bays.map((x, index) => ({
      kind: kinds === 1 ? ('dome' as const) : ('gable' as const),
      x,
      width: width + 3,
      base: height,
      height: kinds === 1 ? 24 : Math.min(20, 8 + width * 0.4),
      material: material(index),
    })),
    doors: [{ x: bays[Math.floor((kinds - 1) / 2)] ?? 0, base: 0 }],
    pennant: number === 5 ? { x: bays[0] ?? 0, base: height + 14, material: 'brick' } : null,
  };
}

/** A house on stilts, to which one hut after the other was added. */
function stiltHouse(twin: number): Drawing {
  const centres = [[0], [-15, 16], [-23, 2, 25]][twin] ?? [0];
  const width = [42, 28, 20][twin] ?? 42;
  const heights = [16, 14, 12];
  return {
    stilts: [-30, -12, 12, 30],
    walls: centres.map((x) => ({
      x,
      width,
      base: 16,
      height: heights[twin] ?? 12,
      material: 'wood' as const,
    })),
    roofs: centres.map((x, index) => ({
      kind: index % 2 ? ('gable' as const) : ('cone' as const),
      x,
      width: width + 10,
      base: 16 + (heights[twin] ?? 12),
      height: [22, 18, 15][twin] ?? 18,
      material: 'wood' as const,
    })),
    doors: centres.slice(0, 1).map((x) => ({ x, base: 16 })),
    pennant: null,
  };
}
