import { beforeAll, expect, test } from 'vitest';
import page from '../../../docs/ladder.md?raw';
import { LANGUAGES } from '../words/languages.ts';
import { has, speak } from '../words/words.svelte.ts';
import { rungsOf } from './ladder.ts';

beforeAll(() => speak('en'));

test.each([2, 3, 4])('the published ladder of %i players is read whole', (players) => {
  const rungs = rungsOf(page, players);
  expect(rungs.length).toBeGreaterThan(15);
  expect(rungs.map(({ rating }) => rating)).toEqual(
    rungs.map(({ rating }) => rating).sort((one, other) => other - one),
  );
});

test('every bot on it has a name and a style in every language', async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    const nameless = rungsOf(page, 2).filter(
      ({ bot }) => !has(`bot-${bot}-name`) || !has(`bot-${bot}-style`),
    );
    expect(nameless).toEqual([]);
  }
});
