import { describe, expect, test } from 'vitest';
import seat from '../fixtures/replay-seat.json';
import watched from '../fixtures/replay-watched.json';
import type { GameReplay, View } from '../game/protocol.ts';
import { framesOf } from './frames.ts';

/** The fields of the server's own view that a move changed; of the players, of each in turn. */
type Change = Partial<Omit<View, 'players'>> & { players?: Partial<View['players'][0]>[] };

interface Fixture {
  replay: GameReplay;
  changes: Change[];
}

function changed(view: View, change: Change): View {
  const players = view.players.map((player, index) => ({ ...player, ...change.players?.[index] }));
  return { ...view, ...change, players };
}

describe.each([
  ['a seat', seat as unknown as Fixture],
  ['a spectator', watched as unknown as Fixture],
])('a game with all variants, seen by %s', (_, { replay, changes }) => {
  const frames = framesOf(replay);

  test('begins with the deal', () => {
    expect(frames[0]).toMatchObject({ move: 0, seat: null, events: [], view: replay.first });
  });

  test('has the view of the server after every move', () => {
    let view = replay.first;
    expect(frames).toHaveLength(changes.length + 1);
    for (const [index, change] of changes.entries()) {
      const { turn, awaited } = replay.moves[index] ?? view;
      view = { ...changed(view, change), turn, awaited };
      expect(frames[index + 1]?.view, `after move ${String(index + 1)}`).toEqual(view);
    }
    expect(view.phase).toBe('over');
  });
});
