import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { takesFocus } from './focus.ts';

function button(parent: Element): HTMLButtonElement {
  const made = document.createElement('button');
  parent.append(made);
  return made;
}

test('what others read and write when the focus moves does not move it again', () => {
  const before = button(document.body);
  const panel = document.createElement('div');
  document.body.append(panel);
  const inside = button(panel);
  before.focus();
  let moves = $state(0);
  inside.addEventListener('focus', () => (moves += 1));
  const close = $effect.root(() => {
    $effect(() => takesFocus()(panel));
  });
  flushSync();
  expect(moves).toBe(1);
  expect(document.activeElement).toBe(inside);
  close();
  expect(document.activeElement).toBe(before);
});
