import { expect, test } from 'vitest';
import { onlyUsed, usedIn } from '../../build/words.ts';

const FLUENT = `### A comment

web-turn = Turn
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .title = Points
# Said by the server too.
event-won = Won
arena-bot = Bot
`;

test('only what the sources name stays, with all of its lines', () => {
  const isUsed = usedIn(["t('web-points.title')", 't(`event-${name}`)']);
  const used = FLUENT.slice(FLUENT.indexOf('web-points'), FLUENT.indexOf('arena-bot')).trimEnd();
  expect(onlyUsed(FLUENT, isUsed)).toBe(used.replace('# Said by the server too.\n', ''));
});

test('a file that is not Fluent stops the build', () => {
  expect(() => onlyUsed('web-turn =\n', () => true)).toThrow('web-turn');
});
