import { describe, expect, test } from 'vitest';
import late from '../fixtures/four-late.json';
import type { View } from '../game/protocol.ts';
import { departures, settle } from './standing.ts';

const moment = late.view as unknown as View;

function withPlaced(...placed: View['players'][0]['placed'][]): View {
  const players = moment.players.map((player, seat) => ({ ...player, placed: placed[seat] ?? {} }));
  return { ...moment, players };
}

describe('who stands where', () => {
  test('newcomers take the first free rings', () => {
    const standing = settle({}, withPlaced({ forest: 2 }, { forest: 1 }));
    expect(standing).toEqual({ forest: [0, 0, 1] });
  });

  test('nobody who stays changes the ring when somebody with a lower seat arrives', () => {
    const first = settle({}, withPlaced({}, { forest: 2 }));
    const second = settle(first, withPlaced({ forest: 1 }, { forest: 2 }));
    expect(second.forest).toEqual([1, 1, 0]);
  });

  test('rings that were left are free for others', () => {
    const first = settle({}, withPlaced({ forest: 2 }, { forest: 1 }));
    const second = settle(first, withPlaced({}, { forest: 1 }, { forest: 1 }));
    expect(second.forest).toEqual([2, null, 1]);
  });

  test('whoever left is told with place and number', () => {
    const first = settle({}, withPlaced({ forest: 3, hut: 2 }));
    const second = settle(first, withPlaced({ hut: 2 }));
    expect(departures(first, second)).toEqual([{ at: 'forest', seat: 0, figures: 3 }]);
  });

  test('every figure of a real view stands somewhere', () => {
    const standing = settle({}, moment);
    const placed = moment.players.flatMap(({ placed, chasing }) => [
      ...Object.values(placed),
      chasing,
    ]);
    const drawn = Object.values(standing)
      .flat()
      .filter((seat) => seat !== null);
    expect(drawn).toHaveLength(placed.reduce((sum, number) => sum + number, 0));
  });
});
