import { afterEach, expect, test } from 'vitest';
import { spot, whereIs } from './spots.ts';

const taken: (() => void)[] = [];

/** An element of that width under that name, until the end of the test. */
function put(name: string, width: number): void {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, 0, width, 1);
  const leave = spot(name)(element);
  if (leave) taken.push(leave);
}

afterEach(() => {
  for (const leave of taken.splice(0)) leave();
});

test('a spot is where its element is', () => {
  put('stock:1:wood', 30);
  put('home:1', 70);
  expect(whereIs('stock:1:wood')?.width).toBe(30);
});

test('what no board shows is at its owner’s home', () => {
  put('home:1', 70);
  put('tools:2', 0);
  put('home:2', 80);
  expect(whereIs('stock:1:wood')?.width).toBe(70);
  expect(whereIs('tools:2')?.width).toBe(80);
  expect(whereIs('stock:3:wood')).toBeUndefined();
});

test('a taken card leaves its space behind', () => {
  put('space:card-1', 64);
  expect(whereIs('place:card-1')?.width).toBe(64);
});
