import { afterEach, expect, test, vi } from 'vitest';
import { above, besideWithin } from './floating.ts';

/** jsdom lays nothing out, so every element is told where it lies. */
function laid(rect: DOMRect, element: HTMLElement = document.createElement('div')): HTMLElement {
  element.getBoundingClientRect = () => rect;
  for (const [name, value] of [
    ['offsetWidth', rect.width],
    ['offsetHeight', rect.height],
    ['clientWidth', rect.width],
    ['clientHeight', rect.height],
  ] as const)
    Object.defineProperty(element, name, { value, configurable: true });
  if (!element.isConnected) document.body.append(element);
  return element;
}

async function placeOf(panel: HTMLElement): Promise<{ left: number; top: number }> {
  await vi.waitFor(() => {
    expect(panel.style.left).not.toBe('');
  });
  return { left: parseFloat(panel.style.left), top: parseFloat(panel.style.top) };
}

afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  [34, 155],
  [286, 152],
  [712, 157],
  [800, 302],
  [428, 304],
])(
  'a question lies beside its place at %i, %i, inside the board, and not over it',
  async (x, y) => {
    laid(new DOMRect(0, 0, 1440, 900), document.documentElement);
    const area = laid(new DOMRect(0, 0, 1088, 624));
    const place = new DOMRect(x, y, 212, 104);
    const panel = laid(new DOMRect(0, 0, 276, 260));
    const stop = besideWithin(area, laid(place))(panel);
    const { left, top } = await placeOf(panel);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(left + 276).toBeLessThanOrEqual(1088 - 8);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(top + 260).toBeLessThanOrEqual(624 - 8);
    const isApart =
      left >= place.right ||
      left + 276 <= place.left ||
      top >= place.bottom ||
      top + 260 <= place.top;
    expect(isApart).toBe(true);
    stop?.();
  },
);

test('an explanation lies above its thing where there is room', async () => {
  laid(new DOMRect(0, 0, 360, 740), document.documentElement);
  const panel = laid(new DOMRect(0, 0, 300, 120));
  const stop = above(laid(new DOMRect(150, 400, 40, 40)))(panel);
  expect((await placeOf(panel)).top).toBe(400 - 10 - 120);
  stop?.();
});

test.each([0, 150, 320])('else below, and always inside the window, from %i', async (x) => {
  laid(new DOMRect(0, 0, 360, 740), document.documentElement);
  const panel = laid(new DOMRect(0, 0, 300, 120));
  const stop = above(laid(new DOMRect(x, 20, 40, 40)))(panel);
  const { left, top } = await placeOf(panel);
  expect(top).toBe(70);
  expect(left).toBeGreaterThanOrEqual(8);
  expect(left + 300).toBeLessThanOrEqual(360 - 8);
  stop?.();
});

test('a panel follows when the window changes', async () => {
  laid(new DOMRect(0, 0, 360, 740), document.documentElement);
  const thing = laid(new DOMRect(150, 400, 40, 40));
  const panel = laid(new DOMRect(0, 0, 300, 120));
  const stop = above(thing)(panel);
  await placeOf(panel);
  laid(new DOMRect(150, 600, 40, 40), thing);
  dispatchEvent(new Event('resize'));
  await vi.waitFor(() => {
    expect(panel.style.top).toBe(`${String(600 - 10 - 120)}px`);
  });
  stop?.();
});
