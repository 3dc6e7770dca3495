import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import early from '../fixtures/everything-early.json';
import type { Action, LocationName, Prospects, View } from '../game/protocol.ts';
import type { SeatFace } from '../pieces/seats.ts';
import { speak } from '../words/words.svelte.ts';
import Board from './Board.svelte';

const moment = {
  view: early.view as unknown as View,
  choices: early.choices as Action[],
  prospects: early.prospects as unknown as Prospects,
  seats: early.table.seats.map(({ name }): SeatFace => ({ name })),
};

function place(at: LocationName): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-place="${at}"]`);
  if (!found) throw new Error(`no button for ${at}`);
  return found;
}

beforeAll(async () => {
  await speak('en');
});

test('pressing a lit place gives back its name, and nothing else does', () => {
  const onpick = vi.fn();
  render(Board, { ...moment, onpick });
  place('forest').click();
  expect(onpick.mock.calls).toEqual([['forest']]);
  place('hut').click();
  expect(onpick).toHaveBeenCalledTimes(1);
});

test('a place says its name, its free rings, who stands there and why it is closed', () => {
  render(Board, moment);
  expect(place('forest').getAttribute('aria-label')).toBe('Forest ÷3, 7 of 7 rings free');
  const hut = place('hut');
  expect(hut.getAttribute('aria-disabled')).toBe('true');
  expect(hut.getAttribute('aria-label')).toMatch(
    /^Hut, 0 of 2 rings free, \w+: 2 figures, There is no free ring\.$/,
  );
});

test('a card says both halves and its price', () => {
  render(Board, moment);
  expect(place('card-3').getAttribute('aria-label')).toMatch(
    /^Card 3, .+ \| .+, 3 resources of any kind/,
  );
});

test('the tab key reaches what can be pressed, the arrow keys everything', () => {
  render(Board, moment);
  expect(place('forest').tabIndex).toBe(0);
  expect(place('hut').tabIndex).toBe(-1);
  place('forest').focus();
  place('forest').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(place('clay-pit'));
});

test('what is chosen is marked as pressed', () => {
  render(Board, { ...moment, chosen: 'forest' });
  expect(place('forest').getAttribute('aria-pressed')).toBe('true');
  expect(place('hunt').getAttribute('aria-pressed')).toBe('false');
});

test('every figure of the view is drawn', async () => {
  const { container } = render(Board, moment);
  await tick();
  await tick();
  const placed = moment.view.players.flatMap((player) => Object.values(player.placed));
  expect(container.querySelectorAll('[data-flip^="figure:"]')).toHaveLength(
    placed.reduce((sum, number) => sum + number, 0),
  );
});

test('the deck says how many cards are left', () => {
  render(Board, moment);
  expect(screen.getByLabelText(`Deck, ${String(moment.view.deck)} left`)).toBeTruthy();
});
