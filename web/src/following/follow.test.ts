import { describe, expect, test } from 'vitest';
import plain from '../fixtures/story-plain.json';
import variants from '../fixtures/story-variants.json';
import type { GameEvent, View } from '../game/protocol.ts';
import { follow } from './follow.ts';

interface Lived {
  first: View;
  rounds: { events: GameEvent[]; view: View }[];
}

/** What is told by events: not who decides next, nor which of others' closed cards lie open now. */
function told(view: View): unknown {
  const players = view.players.map((player, seat) =>
    view.options.closed_cards && seat !== view.seat
      ? { ...player, cards: player.cards.length + player.hidden_cards, hidden_cards: 0 }
      : player,
  );
  return { ...view, players, awaited: null, result: null, turn: null };
}

describe.each([
  ['a plain game', plain as unknown as Lived],
  ['a game with all variants', variants as unknown as Lived],
])('%s', (_, { first, rounds }) => {
  test.each(rounds.map((round, index) => [index + 1, round] as const))(
    'can be followed by its events through round %i',
    (number, { events, view }) => {
      const before = number === 1 ? first : (rounds[number - 2]?.view ?? first);
      const followed = events.reduce(follow, before);
      if (number === rounds.length) {
        const scores = ({ players }: View): number[] => players.map(({ score }) => score);
        expect(scores(followed)).toEqual(scores(view));
      } else expect(told(followed)).toEqual(told(view));
    },
  );
});
