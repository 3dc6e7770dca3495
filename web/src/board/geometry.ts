import type { LocationName } from '../game/protocol.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A place that is part of the landscape. */
export type Ground =
  'hunt' | 'forest' | 'clay-pit' | 'quarry' | 'river' | 'tool-maker' | 'hut' | 'field';

/** An oval in the scene, its rings, and its sign. */
export interface Site {
  centre: Point;
  radius: Point;
  rings: Point[];
  sign: Point;
  align: 'start' | 'center' | 'end';
}

/** Where everything lies in one drawing of the valley. */
export interface Geometry {
  width: number;
  height: number;
  isCompact: boolean;
  /** The size of a ring beside the one that is drawn, and of a figure in units of the scene. */
  ring: number;
  figure: number;
  /** The size of a figure on a card or a building, and on the animal. */
  pieceFigure: [number, number];
  sites: Record<Ground, Site>;
  /** By location: `card-1`, the cheapest, first. */
  cards: Box[];
  buildings: (stacks: number) => Box[];
  igloos: Box[];
  animal: Box;
  animalRing: number;
  deck: Box | null;
  track: Point[];
}

export const GROUNDS: Ground[] = [
  'hunt',
  'forest',
  'clay-pit',
  'quarry',
  'river',
  'tool-maker',
  'hut',
  'field',
];

/** Four rings behind, three in front. */
function seven(x: number, y: number, across: number, down: number): Point[] {
  const back = [-1.5, -0.5, 0.5, 1.5].map((step) => ({ x: x + step * across, y: y - down / 2 }));
  const front = [-1, 0, 1].map((step) => ({ x: x + step * across, y: y + down / 2 }));
  return [...back, ...front];
}

function row(
  number: number,
  first: Point,
  step: number,
  size: { width: number; height: number },
): Box[] {
  return Array.from({ length: number }, (_, index) => ({
    x: first.x + index * step,
    y: first.y,
    ...size,
  }));
}

/** So many tiles side by side in the middle of their part of the ledge. */
function centred(
  stacks: number,
  middle: number,
  y: number,
  step: number,
  tile: { width: number; height: number },
): Box[] {
  const total = (stacks - 1) * step + tile.width;
  return row(stacks, { x: middle - total / 2, y }, step, tile);
}

function site(
  centre: [number, number],
  radius: [number, number],
  rings: Point[],
  sign: [number, number],
  align: Site['align'] = 'center',
): Site {
  return {
    centre: { x: centre[0], y: centre[1] },
    radius: { x: radius[0], y: radius[1] },
    rings,
    sign: { x: sign[0], y: sign[1] },
    align,
  };
}

export const WIDE: Geometry = {
  width: 1088,
  height: 624,
  isCompact: false,
  ring: 1,
  figure: 34,
  pieceFigure: [34, 27],
  sites: {
    hunt: site([152, 206], [118, 51], [], [152, 266]),
    forest: site([392, 204], [106, 52], seven(392, 200, 37, 31), [392, 266]),
    'clay-pit': site([606, 222], [104, 64], seven(606, 222, 37, 31), [606, 292]),
    quarry: site([806, 203], [94, 46], seven(806, 196, 36, 30), [806, 256]),
    river: site([908, 354], [108, 52], seven(908, 352, 38, 31), [908, 406]),
    'tool-maker': site([310, 380], [66, 54], [{ x: 322, y: 398 }], [314, 431]),
    hut: site(
      [494, 368],
      [66, 64],
      [
        { x: 474, y: 406 },
        { x: 513, y: 406 },
      ],
      [494, 435],
    ),
    field: site([686, 372], [84, 50], [{ x: 676, y: 398 }], [682, 431]),
  },
  cards: row(4, { x: 516, y: 462 }, 112, { width: 100, height: 132 }).reverse(),
  buildings: (stacks) => centred(stacks, 253, 470, 108, { width: 98, height: 118 }),
  igloos: [
    { x: 908, y: 58, width: 68, height: 68 },
    { x: 984, y: 58, width: 68, height: 68 },
    { x: 908, y: 134, width: 68, height: 68 },
    { x: 984, y: 134, width: 68, height: 68 },
  ],
  animal: { x: 46, y: 292, width: 98, height: 132 },
  animalRing: 0.84,
  deck: { x: 970, y: 472, width: 80, height: 112 },
  track: [
    ...Array.from({ length: 32 }, (_, index) => ({ x: 17 + 34 * index, y: 13 })),
    ...Array.from({ length: 18 }, (_, index) => ({ x: 1075, y: 40 + 32 * index })),
    ...Array.from({ length: 32 }, (_, index) => ({ x: 1071 - 34 * index, y: 611 })),
    ...Array.from({ length: 18 }, (_, index) => ({ x: 13, y: 584 - 32 * index })),
  ],
};

export const PHONE: Geometry = {
  width: 360,
  height: 432,
  isCompact: true,
  ring: 0.62,
  figure: 33,
  pieceFigure: [23, 17],
  sites: {
    hunt: site([60, 64], [57, 42], [], [60, 99]),
    forest: site([180, 66], [57, 42], seven(180, 68, 23, 19), [180, 99]),
    'clay-pit': site([300, 66], [57, 40], seven(300, 66, 23, 19), [300, 99]),
    quarry: site([60, 164], [57, 42], seven(60, 164, 23, 19), [60, 198]),
    river: site([180, 166], [57, 40], seven(180, 166, 23, 19), [180, 198]),
    'tool-maker': site([60, 250], [56, 36], [{ x: 78, y: 255 }], [60, 279], 'start'),
    hut: site(
      [180, 246],
      [56, 40],
      [
        { x: 167, y: 258 },
        { x: 193, y: 258 },
      ],
      [180, 279],
    ),
    field: site([302, 250], [56, 36], [{ x: 284, y: 256 }], [300, 279], 'end'),
  },
  cards: row(4, { x: 4, y: 296 }, 89, { width: 85, height: 74 }).reverse(),
  buildings: (stacks) => centred(stacks, 180, 376, 89, { width: 85, height: 52 }),
  igloos: [{ x: 304, y: 122, width: 54, height: 80 }],
  animal: { x: 245, y: 122, width: 54, height: 80 },
  animalRing: 0.6,
  deck: null,
  track: [],
};

/** The rings on the card of an animal: one for each player. */
export function animalRings({ animal, isCompact }: Geometry, players: number): Point[] {
  const across = isCompact ? 25 : 42;
  const down = isCompact ? 17 : 26;
  const top = isCompact ? 51 : 92;
  const middle = animal.x + animal.width / 2;
  return Array.from({ length: players }, (_, index) => {
    const isAlone = players % 2 === 1 && index === players - 1;
    return {
      x: isAlone ? middle : middle + ((index % 2) - 0.5) * across,
      y: animal.y + top + (players === 2 ? down / 2 : Math.floor(index / 2) * down),
    };
  });
}

/** The only ring of a card, a building or an igloo. */
export function cornerRing(box: Box): Point {
  return { x: box.x + box.width - 17, y: box.y + 15 };
}

/** Where the one who goes there stands; on the phone at the corner itself. */
export function cornerFeet({ isCompact }: Geometry, box: Box): Point {
  const ring = cornerRing(box);
  return isCompact ? { x: box.x + box.width - 9, y: box.y + 8 } : { x: ring.x, y: ring.y + 3 };
}

/** The box of a card, building or igloo, or the oval with its sign; undefined where it is not drawn. */
export function boxOf(geometry: Geometry, at: LocationName, stacks: number): Box | undefined {
  const [kind = '', number = ''] = at.split('-');
  const index = Number(number) - 1;
  if (kind === 'card') return geometry.cards[index];
  if (kind === 'building') return geometry.buildings(stacks)[index];
  if (kind === 'igloo') return geometry.igloos[index] ?? geometry.igloos[0];
  if (at === 'animal') return geometry.animal;
  const place = geometry.sites[at as Ground];
  return {
    x: place.centre.x - place.radius.x,
    y: place.centre.y - place.radius.y,
    width: place.radius.x * 2,
    height: place.radius.y * 2,
  };
}

/** A hand-drawn oval: round, but not quite. */
export function oval({ centre, radius }: Site): string {
  const number = 16;
  const points = Array.from({ length: number }, (_, index) => {
    const angle = (index / number) * 2 * Math.PI;
    const wobble = 1 + 0.012 * Math.sin(index * 2.7 + centre.x) + 0.008 * Math.cos(index * 4.1);
    return {
      x: centre.x + radius.x * wobble * Math.cos(angle),
      y: centre.y + radius.y * wobble * Math.sin(angle),
    };
  });
  return smooth(points);
}

function smooth(points: Point[]): string {
  const at = (index: number): Point =>
    points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const curves = points.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    return `C${pair(point.x + (next.x - before.x) / 6, point.y + (next.y - before.y) / 6)} ${pair(next.x - (after.x - point.x) / 6, next.y - (after.y - point.y) / 6)} ${pair(next.x, next.y)}`;
  });
  return `M${pair(at(0).x, at(0).y)}${curves.join('')}z`;
}

function pair(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
