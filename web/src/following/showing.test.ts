import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../browser/settings.svelte.ts';
import type { Update } from '../connection/wire.ts';
import { presentationOf } from '../events/presentation.ts';
import fixture from '../fixtures/replay-seat.json';
import type { Action, GameEvent, GameReplay, View } from '../game/protocol.ts';
import { follow } from './follow.ts';
import { hurry } from './pace.ts';
import { Showing } from './showing.svelte.ts';

/** Milliseconds until the first event is told and then shown. */
const TWO_FRAMES = 40;
const { first, moves } = fixture.replay as unknown as GameReplay;
const events = moves.flatMap((move) => (move.round === 1 ? move.events : []));
const later = events.reduce(follow, first);

function update(view: View, happened: GameEvent[], choices: Action[] = []): Update {
  return { message: 'update', view, events: happened, choices } as unknown as Update;
}

function begin(tell?: (events: readonly GameEvent[]) => void): Showing {
  const showing = new Showing(tell);
  showing.receive(update(first, []));
  return showing;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first state is drawn as it is', () => {
  expect(begin().view).toBe(first);
});

test('events are shown one after another, and then the state itself', async () => {
  const showing = begin();
  showing.receive(update(later, events));
  expect(showing.isBehind).toBe(true);
  expect(showing.view?.players).not.toEqual(later.players);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(showing.view).toBe(later);
  expect(showing.isBehind).toBe(false);
});

test('a touch goes straight to the newest state', async () => {
  const showing = begin();
  showing.receive(update(later, events));
  showing.skip();
  expect(showing.view).toBe(later);
  expect(showing.isBehind).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(showing.view).toBe(later);
});

test('whoever leaves is shown and told nothing more', async () => {
  const told: GameEvent[] = [];
  const showing = begin((happened) => told.push(...happened));
  showing.receive(update(later, events));
  await vi.advanceTimersByTimeAsync(TWO_FRAMES);
  const seen = told.length;
  expect(seen).toBeGreaterThan(0);
  showing.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.length).toBe(seen);
  expect(showing.view).not.toBe(later);
});

test('with motion off the newest state is there at once', () => {
  settings.speed = 0;
  const showing = begin();
  showing.receive(update(later, events));
  expect(showing.view).toBe(later);
});

test('what happens meanwhile waits for its turn', async () => {
  const showing = begin();
  const [placed] = events as [GameEvent];
  showing.receive(update(first, [placed]));
  showing.receive(update(later, events.slice(1)));
  await vi.advanceTimersByTimeAsync(presentationOf(placed).duration / 6);
  expect(showing.view).not.toBe(later);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(showing.view).toBe(later);
});

test('dice are shown while they fall, but not those about which the viewer is asked', async () => {
  const rolled: GameEvent = {
    event: 'dice-rolled',
    seat: 0,
    at: 'forest',
    aim: 'wood',
    dice: [3, 4],
  };
  const asked: View = {
    ...first,
    awaited: { ...first.awaited, decision: 'use-tools', at: 'forest', dice: [3, 4] },
  };
  const watching = begin();
  watching.receive(update(asked, [rolled]));
  await vi.advanceTimersByTimeAsync(TWO_FRAMES);
  expect(watching.thrown?.dice).toEqual([3, 4]);
  const deciding = begin();
  deciding.receive(update(asked, [rolled], [{ do: 'decline' }]));
  await vi.advanceTimersByTimeAsync(TWO_FRAMES);
  expect(deciding.thrown).toBeUndefined();
});

test('what is gathered is counted when it has arrived, and only once', async () => {
  const gathered: GameEvent = {
    event: 'goods-gathered',
    seat: 0,
    at: 'forest',
    good: 'wood',
    amount: 2,
    dice_pips: 7,
    tool_pips: 0,
    penalty: 0,
  };
  const rich = follow(first, gathered);
  const wood = (showing: Showing): number | undefined => showing.view?.players[0]?.wood;
  const showing = begin();
  showing.receive(update(rich, [gathered]));
  await vi.advanceTimersByTimeAsync(presentationOf(gathered).duration / 2);
  expect(wood(showing)).toBe(first.players[0]?.wood);
  await vi.advanceTimersByTimeAsync(presentationOf(gathered).duration);
  expect(wood(showing)).toBe(rich.players[0]?.wood);
  const hasty = begin();
  hasty.receive(update(rich, [gathered]));
  hasty.skip();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hasty.view).toBe(rich);
});

test('while all eat it is nobody’s turn', async () => {
  const eating: View = { ...first, phase: 'feeding' };
  const showing = new Showing();
  showing.receive(update(eating, []));
  showing.receive(update(eating, [{ event: 'food-eaten', seat: 1, food: 1, missing: 0 }]));
  await vi.advanceTimersByTimeAsync(TWO_FRAMES);
  expect(showing.view?.awaited).toMatchObject({ decision: 'feed', seat: null });
});

test('the more there is to show, the faster it goes, and never slower than usual', () => {
  const placed = events.slice(0, 1);
  expect(hurry(placed)).toBe(1);
  expect(hurry(events)).toBeGreaterThan(hurry(events.slice(0, 20)));
});

test('every event is told once, when it is shown or passed over', async () => {
  const told: GameEvent[] = [];
  const showing = begin((shown) => told.push(...shown));
  showing.receive(update(later, events));
  expect(told.length).toBeLessThan(events.length);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.length).toBeGreaterThan(1);
  showing.skip();
  expect(told).toEqual(events);
});
