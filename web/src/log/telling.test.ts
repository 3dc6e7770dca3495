import { beforeAll, describe, expect, test } from 'vitest';
import protocol from '../../../docs/openapi.json';
import type { GameEvent } from '../game/protocol.ts';
import { LANGUAGES } from '../words/languages.ts';
import { has, speak } from '../words/words.svelte.ts';
import { tell } from './telling.ts';

const names = ['Mira', 'Otter'];
const everyEvent = protocol.components.schemas.Event.oneOf.map(
  ({ $ref }) => $ref.split('/').at(-1) ?? '',
);

const card: GameEvent = {
  event: 'card-taken',
  seat: 0,
  at: 'card-2',
  card: 'civ01',
  paid: { wood: 1, gold: 1 } as never,
  gold_traded: true,
  points: 6,
};

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  test('every kind of event has a sentence', () => {
    const kinds = everyEvent.map((name) => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase());
    expect(kinds.length).toBeGreaterThan(40);
    expect(kinds.filter((kind) => !has(`event-${kind}`))).toEqual([]);
  });

  test('every sentence about a player has one for whoever that is', () => {
    const about = Object.entries(protocol.components.schemas).flatMap(([name, schema]) =>
      'properties' in schema &&
      'event' in schema.properties &&
      ('seat' in schema.properties || 'start' in schema.properties)
        ? [name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase()]
        : [],
    );
    expect(about.length).toBeGreaterThan(30);
    expect(about.filter((kind) => !has(`event-${kind}.you`))).toEqual([]);
    expect(tell(card, names, 0)).not.toContain('Mira');
    expect(tell(card, names, 1)).toContain('Mira');
  });

  test('a sentence names the player, the place and the goods', () => {
    const sentence = tell(card, names);
    expect(sentence).toContain('Mira');
    expect(sentence).toContain('6');
    expect(sentence).not.toContain('$');
    expect(sentence).not.toContain('event-');
  });
});

test('an unknown card is not named', async () => {
  await speak('en');
  const event: GameEvent = { event: 'extra-card-taken', seat: 1, at: 'card-1', card: null };
  expect(tell(event, names)).toBe('Otter takes the top card of the deck, unseen by the others.');
});
