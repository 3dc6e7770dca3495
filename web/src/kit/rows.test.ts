import { expect, test } from 'vitest';
import { rows } from './rows.ts';

function listOf(words: string[]): HTMLElement {
  const list = document.createElement('ol');
  list.innerHTML = words.map((word) => `<li><a href="#${word}">${word}</a></li>`).join('');
  document.body.replaceChildren(list);
  return list;
}

function stops(list: HTMLElement): (string | null)[] {
  return [...list.querySelectorAll('a')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);
}

function press(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

test('Tab stops once in a long list, and arrows lead on from there', () => {
  const list = listOf(['one', 'two', 'three']);
  rows()(list);
  expect(stops(list)).toEqual(['one']);
  list.querySelector('a')?.focus();
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('two');
  expect(stops(list)).toEqual(['two']);
  press('End');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('three');
  press('Home');
  expect(stops(list)).toEqual(['one']);
});

test('a new row on top is the stop from then on, unless somebody is in the list', async () => {
  const list = listOf(['one', 'two']);
  rows()(list);
  list.insertAdjacentHTML('afterbegin', '<li><a href="#new">new</a></li>');
  await Promise.resolve();
  expect(stops(list)).toEqual(['new']);
  list.querySelectorAll('a')[1]?.focus();
  list.insertAdjacentHTML('afterbegin', '<li><a href="#newer">newer</a></li>');
  await Promise.resolve();
  expect(stops(list)).toEqual(['one']);
});
