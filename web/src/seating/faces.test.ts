import { beforeAll, expect, test } from 'vitest';
import type { SeatView, TableView } from '../connection/wire.ts';
import { speak } from '../words/words.svelte.ts';
import { facesOf, namesOf } from './faces.ts';

function seat(given: Partial<SeatView>): SeatView {
  return {
    kind: 'person',
    name: 'Mira',
    bot: null,
    is_yours: false,
    is_away: false,
    has_resigned: false,
    plays_single_choices: false,
    has_given_word: false,
    hints: 0,
    ...given,
  };
}

const planner = seat({ kind: 'bot', name: 'Planner', bot: 'planner' });

beforeAll(() => speak('de'));

test('bots are called by their names in one’s own language, and namesakes are told apart', () => {
  expect(namesOf([seat({}), planner, planner])).toEqual(['Mira', 'Planer', 'Planer 2']);
});

test('a face says who is a bot, who is away, and how long each may think', () => {
  const room = {
    seats: [seat({ is_away: true }), planner],
    clock: { left: [60_000, null], running: 0, deadline: 90_000 },
    settings: { timing: { by: 'bank', seconds: 900, increment: 0 } },
  } as unknown as TableView;
  expect(facesOf(room, 5000)).toEqual([
    { name: 'Mira', away: true, clock: '1:25' },
    { name: 'Planer', bot: 'Bot' },
  ]);
});
