import valleys from '../art/valley.json';
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
  pieceFigure: number;
  animalFigure: number;
  sites: Record<Ground, Site>;
  /** How hunters stand: so many in a row at least, or all of them. */
  meadow: { columns: number | null; step: number; drop: number; depth: number };
  /** By location: `card-1`, the cheapest, first. */
  cards: Box[];
  buildings: (stacks: number) => Box[];
  igloos: Box[];
  animal: Box;
  /** On the card of the animal: their size beside that of a drawn one, and where they lie. */
  animalRings: { size: number; across: number; down: number; top: number };
  deck: Box | null;
  track: Point[];
}

/** The same as it is written down, for Python draws the valley too. */
interface Valley extends Omit<Geometry, 'buildings' | 'track'> {
  stacks: Stacks;
  track: Stretch[];
}

interface Stacks {
  middle: number;
  y: number;
  step: number;
  width: number;
  height: number;
}

/** Some spaces of the score track in a line. */
interface Stretch extends Point {
  across: number;
  down: number;
  number: number;
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

/** So many tiles side by side in the middle of their part of the ledge. */
function centred(stacks: number, { middle, y, step, width, height }: Stacks): Box[] {
  const first = middle - ((stacks - 1) * step + width) / 2;
  return Array.from({ length: stacks }, (_, index) => ({
    x: first + index * step,
    y,
    width,
    height,
  }));
}

function spaces({ x, y, across, down, number }: Stretch): Point[] {
  return Array.from({ length: number }, (_, index) => ({
    x: x + index * across,
    y: y + index * down,
  }));
}

function geometryOf({ stacks, track, ...valley }: Valley): Geometry {
  return {
    ...valley,
    buildings: (number) => centred(number, stacks),
    track: track.flatMap(spaces),
  };
}

export const WIDE = geometryOf(valleys.wide as Valley);
export const PHONE = geometryOf(valleys.phone as Valley);

/** The rings on the card of an animal: one for each player. */
export function ringsOfAnimal({ animal, animalRings }: Geometry, players: number): Point[] {
  const { across, down, top } = animalRings;
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
