import { expect, test } from 'vitest';
import { beside } from './placement.ts';

const phone = { width: 360, height: 740 };
const tip = { width: 300, height: 120 };

test('an explanation lies above its thing where there is room', () => {
  expect(beside(new DOMRect(150, 400, 40, 40), tip, phone).top).toBe(400 - 10 - 120);
});

test('else below, and always inside the window', () => {
  for (const x of [0, 150, 320]) {
    const { left, top } = beside(new DOMRect(x, 20, 40, 40), tip, phone);
    expect(top).toBe(70);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(left + tip.width).toBeLessThanOrEqual(phone.width - 8);
  }
});
