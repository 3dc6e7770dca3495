import { beforeAll, expect, test } from 'vitest';
import type { TableView } from '../../connection/wire.ts';
import over from '../../fixtures/over.json';
import type { View } from '../../game/protocol.ts';
import { speak } from '../../words/words.svelte.ts';
import { headline } from './headline.ts';

const view = over.view as unknown as View;
const NAMES = ['Mira', 'Jonas', 'Otter', 'Lin'];

function table(own: number, ending: string, winners: number[], resigned: number[] = []): TableView {
  const seats = NAMES.map((name, seat) => ({
    name,
    is_yours: seat === own,
    has_resigned: resigned.includes(seat),
    hints: 0,
  }));
  const settings = { coach: false };
  return { seats, settings, outcome: { ending, winners } } as unknown as TableView;
}

const unfinished = { ...view, result: null } as View;

beforeAll(async () => {
  await speak('en');
});

test('the winner is told so, with the lead', () => {
  const { title, lines, seat } = headline(table(0, 'finished', [0]), view);
  expect(title).toBe('You won');
  expect(lines[0]).toBe('177 points, 9 ahead of Jonas');
  expect(seat).toBe(0);
});

test('another player learns who won and which place it was', () => {
  const { title, lines } = headline(table(2, 'finished', [0]), view);
  expect(title).toBe('Mira wins');
  expect(lines[1]).toBe('You came third with 148 points');
});

test('whoever was helped is named', () => {
  const found = table(0, 'finished', [0]);
  const seats = found.seats.map((seat, index) => ({ ...seat, hints: index === 1 ? 2 : 0 }));
  const { lines } = headline({ ...found, seats }, view);
  expect(lines.at(-1)).toBe('2 hints for Jonas');
  const coached = { ...found, settings: { ...found.settings, coach: true } };
  expect(headline(coached, view).lines.at(-1)).toBe('With the coach');
});

test('a spectator learns who won', () => {
  const { title, lines } = headline(table(-1, 'finished', [0]), view);
  expect(title).toBe('Mira wins');
  expect(lines.join()).not.toContain('You');
});

test('who resigned is named, and so is the winner who is left', () => {
  expect(headline(table(1, 'resigned', [0], [1]), unfinished).title).toBe('You resigned');
  const { title, lines, seat } = headline(table(0, 'resigned', [0], [1]), unfinished);
  expect(title).toBe('Jonas resigned');
  expect(lines[0]).toBe('Mira is left and wins');
  expect(seat).toBe(0);
});

test('an abandoned game has no winner, and a closed table no game', () => {
  expect(headline(table(0, 'abandoned', []), unfinished)).toMatchObject({
    title: 'Ended by agreement',
    seat: null,
  });
  expect(headline(table(0, 'closed', []), null)).toMatchObject({
    title: 'This table was closed',
    lines: ['The game never began'],
  });
});
