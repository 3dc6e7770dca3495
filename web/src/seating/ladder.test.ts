import { expect, test } from 'vitest';
import { ratingsOn } from '../../build/ratings.ts';
import { LANGUAGES } from '../words/languages.ts';
import { has, speak } from '../words/words.svelte.ts';
import { byStyle, ratingOf, rungsOf, styleOf } from './ladder.ts';

test.each([2, 3, 4])('the published ladder of %i players is read whole', (players) => {
  const rungs = rungsOf(players);
  expect(rungs.length).toBeGreaterThan(30);
  expect(rungs.map(({ rating }) => rating)).toEqual(
    rungs.map(({ rating }) => rating).sort((one, other) => other - one),
  );
});

test('every bot on it has a name and a style in every language', async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    const nameless = rungsOf(2).filter(
      ({ bot }) => !has(`bot-${bot}-name`) || !has(`bot-${bot}-style`),
    );
    expect(nameless).toEqual([]);
    const styles = byStyle(rungsOf(2).map(({ bot }) => bot));
    expect(styles.filter(({ style }) => !has(`web-bots-style-${style}`))).toEqual([]);
  }
});

test('ratings are taken from the rows of each number of players', () => {
  const page =
    '# x\n\n## 2 players\n\n| elder | 2209 |\n| forager | -684 |\n\n## 3 players\n\n| elder | 7 |\n';
  expect(ratingsOn(page)).toEqual({ 2: { elder: 2209, forager: -684 }, 3: { elder: 7 } });
});

test('all three strengths of a style stand together, and each bot stands once', () => {
  expect(styleOf('young-raven')).toBe('raven');
  expect(styleOf('young-shaman')).toBe('ahead');
  expect(styleOf('weaver')).toBe('all-round');
  const all = ['child', 'young-raven', 'elder', 'raven', 'shaman'];
  expect(byStyle(all)).toEqual([
    { style: 'all-round', bots: ['child', 'elder'] },
    { style: 'raven', bots: ['young-raven', 'raven'] },
    { style: 'ahead', bots: ['shaman'] },
  ]);
});

test('whoever was measured in duels only keeps that rating at larger tables', () => {
  expect(ratingOf('shaman', 4)).toBe(ratingOf('shaman', 2));
  expect(ratingOf('nobody')).toBeUndefined();
});
