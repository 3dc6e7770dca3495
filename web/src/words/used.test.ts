import { expect, test } from 'vitest';
import { onlyUsed, usedIn } from '../../build/words.ts';

const FLUENT = `### A comment

web-turn = Turn
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .title = Points
event-won = Won
arena-bot = Bot
`;

test('only what the sources name stays, with all of its lines', () => {
  const isUsed = usedIn(["t('web-points.title')", 't(`event-${name}`)']);
  expect(onlyUsed(FLUENT, isUsed)).toBe(
    FLUENT.slice(FLUENT.indexOf('web-points'), FLUENT.indexOf('arena-bot')).trimEnd(),
  );
});
