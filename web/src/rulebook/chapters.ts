import { BUILDINGS, buildingOf, CARDS, cardOf, type Top } from '../game/pieces.ts';

/** One rule in words, with the names of the rules that it tells. */
export interface Rule {
  text: string;
  rules: readonly string[];
}

/** A rule beside the piece that it is about. */
export interface PicturedRule extends Rule {
  picture: { kind: 'card' | 'building'; id: string };
  number: number;
}

export type FigureName =
  | 'phases'
  | 'start'
  | 'locations'
  | 'goods'
  | 'roll'
  | 'tool-steps'
  | 'prices'
  | 'faces'
  | 'bottoms'
  | 'scoring'
  | 'animals'
  | 'rewards'
  | 'igloos';

export type Block =
  | ({ kind: 'rule' } & Rule)
  | { kind: 'words'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'pictured'; counted: string; items: readonly PicturedRule[] }
  | { kind: 'brief'; items: readonly Rule[] }
  | { kind: 'figure'; name: FigureName };

export interface Chapter {
  /** Its name in an address: `#/how-to-play/tools`. */
  id: string;
  title: string;
  symbol?: string;
  line?: string;
  blocks: readonly Block[];
}

function rule(name: string, ...others: string[]): Block {
  return { kind: 'rule', ...told(name, ...others) };
}

function told(name: string, ...others: string[]): Rule {
  return { text: `web-rules-${name.toLowerCase()}`, rules: [name, ...others] };
}

function words(name: string): Block {
  return { kind: 'words', text: `web-rules-${name}` };
}

function heading(name: string): Block {
  return { kind: 'heading', text: `web-rules-${name}` };
}

function figure(name: FigureName): Block {
  return { kind: 'figure', name };
}

function topped(top: Top, name: string, ...others: string[]): PicturedRule {
  const cards = CARDS.filter((id) => cardOf(id).top === top);
  return {
    ...told(name, ...others),
    picture: { kind: 'card', id: cards.at(-1) ?? '' },
    number: cards.length,
  };
}

function built(isSuch: (id: string) => boolean, name: string, ...others: string[]): PicturedRule {
  const buildings = BUILDINGS.filter(isSuch);
  return {
    ...told(name, ...others),
    picture: { kind: 'building', id: buildings.at(-1) ?? '' },
    number: buildings.length,
  };
}

const RULINGS = Array.from({ length: 15 }, (_, index) => told(`D${String(index + 1)}`));

/** The whole of the rules, chapter by chapter. */
export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'minute',
    title: 'web-rules-minute',
    symbol: 'start-player',
    blocks: [words('minute-lead'), figure('phases'), words('minute-end')],
  },
  {
    id: 'set-up',
    title: 'web-rules-set-up',
    symbol: 'figure',
    blocks: [
      rule('S1', 'S3'),
      figure('start'),
      rule('S2'),
      rule('S4'),
      figure('prices'),
      rule('S5'),
      rule('S6'),
    ],
  },
  {
    id: 'placing',
    title: 'web-rules-placing',
    symbol: 'figure-hand',
    blocks: [
      rule('P1', 'P7'),
      rule('P2', 'P3', 'P4'),
      figure('locations'),
      rule('P5'),
      rule('P6'),
      heading('fewer'),
      rule('X1'),
      rule('X2'),
      rule('X3'),
    ],
  },
  {
    id: 'using',
    title: 'web-rules-using',
    symbol: 'die-5',
    blocks: [rule('A1'), rule('A5'), rule('A2'), rule('A3', 'A4'), figure('goods'), figure('roll')],
  },
  {
    id: 'tools',
    title: 'web-rules-tools',
    symbol: 'tool',
    blocks: [rule('T1'), figure('tool-steps'), rule('T2'), rule('T3'), rule('T4')],
  },
  {
    id: 'cards',
    title: 'web-rules-cards',
    symbol: 'card',
    blocks: [
      rule('C1'),
      rule('C2'),
      heading('upper'),
      {
        kind: 'pictured',
        counted: 'web-rules-pieces',
        items: [
          topped('dice-for-all', 'C3'),
          topped('food', 'C4'),
          topped('resource', 'C5'),
          topped('resource-by-dice', 'C6'),
          topped('points', 'C7'),
          topped('tool', 'C8'),
          topped('agriculture', 'C9'),
          topped('extra-card', 'C10'),
          topped('one-use-tool', 'C11'),
          topped('choose-resources', 'C12'),
        ],
      },
      heading('faces'),
      figure('faces'),
      heading('lower'),
      figure('bottoms'),
    ],
  },
  {
    id: 'buildings',
    title: 'web-rules-buildings-title',
    symbol: 'building',
    blocks: [
      rule('B1'),
      {
        kind: 'pictured',
        counted: 'web-rules-buildings',
        items: [
          built((id) => buildingOf(id).price !== undefined, 'B2'),
          built((id) => Boolean(buildingOf(id).kinds), 'B3'),
          built((id) => !buildingOf(id).price && !buildingOf(id).kinds, 'B4'),
        ],
      },
      rule('B5'),
    ],
  },
  {
    id: 'feeding',
    title: 'web-rules-feeding',
    symbol: 'food',
    blocks: [rule('F1'), rule('F2'), rule('F3')],
  },
  {
    id: 'round',
    title: 'web-rules-round',
    line: 'replay',
    blocks: [rule('N1'), rule('N2'), rule('N3')],
  },
  {
    id: 'end',
    title: 'web-rules-end',
    symbol: 'points',
    blocks: [rule('E1'), rule('E2'), rule('E3'), figure('scoring'), rule('E4')],
  },
  {
    id: 'harsh-winter',
    title: 'web-rules-winter',
    line: 'snow',
    blocks: [words('anniversary'), rule('W1'), rule('W2')],
  },
  {
    id: 'wild-animals',
    title: 'web-rules-animals',
    symbol: 'wolf',
    blocks: [
      rule('L1', 'L2'),
      rule('L3'),
      figure('animals'),
      rule('L4'),
      rule('L5'),
      rule('L6'),
      heading('rewards'),
      figure('rewards'),
      rule('L7'),
      words('house'),
    ],
  },
  {
    id: 'igloos',
    title: 'web-rules-igloos',
    symbol: 'igloo',
    blocks: [rule('I1'), figure('igloos'), rule('I2'), rule('I3')],
  },
  {
    id: 'at-this-table',
    title: 'web-rules-here-we-play',
    line: 'shield',
    blocks: [words('itself'), words('undo'), words('fair')],
  },
  {
    id: 'rulings',
    title: 'web-rules-rulings',
    line: 'book',
    blocks: [words('rulings-lead'), { kind: 'brief', items: RULINGS }],
  },
];

/** The names of all rules that a block tells. */
export function rulesIn(block: Block): string[] {
  if (block.kind === 'rule') return [...block.rules];
  if (block.kind === 'pictured' || block.kind === 'brief')
    return block.items.flatMap(({ rules }) => rules);
  return [];
}
