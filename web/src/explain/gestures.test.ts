import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onHover, onKeyboardFocus, onLongPress } from './gestures.ts';

let element: HTMLButtonElement;

beforeEach(() => {
  vi.useFakeTimers();
  element = document.createElement('button');
  document.body.append(element);
});

afterEach(() => {
  vi.useRealTimers();
  element.remove();
});

function point(type: string, pointerType: string, clientX = 0): void {
  element.dispatchEvent(
    new PointerEvent(type, { pointerType, clientX, clientY: 5, bubbles: true, cancelable: true }),
  );
}

function click(): boolean {
  return element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

test('a mouse that stays is noticed after a moment, and when it leaves', async () => {
  const [enter, leave] = [vi.fn(), vi.fn()];
  const stop = onHover(element, enter, leave);
  await tick();
  point('pointerenter', 'mouse', 3);
  vi.advanceTimersByTime(449);
  expect(enter).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(enter).toHaveBeenCalledOnce();
  point('pointerleave', 'mouse');
  expect(leave).toHaveBeenCalledOnce();
  stop();
});

test('a press, another page, or what only appears under a resting mouse is no hover', async () => {
  const enter = vi.fn();
  const stop = onHover(element, enter, () => undefined);
  await tick();
  point('pointerenter', 'mouse', 4);
  point('pointerdown', 'mouse', 4);
  vi.runAllTimers();
  point('pointerenter', 'mouse', 4);
  vi.runAllTimers();
  point('pointerenter', 'touch', 9);
  vi.runAllTimers();
  point('pointerenter', 'mouse', 9);
  stop();
  vi.runAllTimers();
  expect(enter).not.toHaveBeenCalled();
});

test('a finger that stays makes a long press, and no click', async () => {
  const [act, pressed] = [vi.fn(), vi.fn()];
  const stop = onLongPress(element, act);
  await tick();
  element.addEventListener('click', pressed);
  point('pointerdown', 'touch');
  point('pointermove', 'touch', 8);
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledOnce();
  expect(click()).toBe(false);
  expect(pressed).not.toHaveBeenCalled();
  expect(click()).toBe(true);
  expect(pressed).toHaveBeenCalledOnce();
  stop();
});

test.each(['pointerup', 'pointercancel', 'pointerleave'])(
  'a finger that goes (%s) makes none',
  async (end) => {
    const act = vi.fn();
    const stop = onLongPress(element, act);
    await tick();
    point('pointerdown', 'touch');
    point(end, 'touch');
    vi.runAllTimers();
    expect(act).not.toHaveBeenCalled();
    expect(click()).toBe(true);
    stop();
  },
);

test('neither does a finger that drifts away, nor a mouse', async () => {
  const act = vi.fn();
  const stop = onLongPress(element, act);
  await tick();
  point('pointerdown', 'touch');
  point('pointermove', 'touch', 11);
  vi.runAllTimers();
  point('pointerdown', 'mouse');
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  stop();
});

test.each([true, false])(
  'the keyboard is noticed when it comes and goes: %s',
  async (isVisible) => {
    const [come, go] = [vi.fn(), vi.fn()];
    const stop = onKeyboardFocus(element, come, go);
    await tick();
    vi.spyOn(element, 'matches').mockReturnValue(isVisible);
    element.focus();
    expect(come).toHaveBeenCalledTimes(isVisible ? 1 : 0);
    element.blur();
    expect(go).toHaveBeenCalledOnce();
    stop();
  },
);
