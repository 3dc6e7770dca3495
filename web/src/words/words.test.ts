import { expect, test } from 'vitest';
import { BUILDINGS, CARDS } from '../game/pieces.ts';
import { LANGUAGES } from './languages.ts';
import { buildingText, cardText, goodsText } from './pieces.ts';
import { has, listing, speak, t } from './words.svelte.ts';

test('every language speaks', async () => {
  const said = [];
  for (const language of LANGUAGES) {
    await speak(language);
    said.push(t('web-your-turn'), listing(['A', 'B', 'C']), t('location-forest.at'));
  }
  expect(said).toEqual([
    'Your turn',
    'A, B and C',
    'in the forest',
    'Du bist am Zug',
    'A, B und C',
    'im Wald',
    '轮到你了',
    'A、B、C',
    '在森林',
  ]);
});

test.each(LANGUAGES)('in %s every card and building has its words', async (language) => {
  await speak(language);
  for (const id of CARDS) expect(cardText(id)).not.toMatch(/top-|culture-|profession-|\{/);
  for (const id of BUILDINGS) expect(buildingText(id)).not.toMatch(/price-|good-|\{/);
});

test('what there is none of stays unsaid', async () => {
  await speak('en');
  expect(goodsText({ wood: 2, brick: 0, stone: 1, gold: 0 })).toBe('2 wood and 1 stone');
  expect(goodsText({ wood: 0, brick: 0, stone: 0, gold: 0 })).toBe('nothing');
});

test('a name without a sentence is known to be none', async () => {
  await speak('en');
  expect(has('web-your-turn')).toBe(true);
  expect(has('web-no-such-thing')).toBe(false);
});

test('the language that was wished for last is spoken, whichever comes first', async () => {
  await speak('en');
  await Promise.all([speak('zh'), speak('en')]);
  expect(t('web-your-turn')).toBe('Your turn');
  expect(document.documentElement.lang).toBe('en');
});
