import { expect, test } from 'vitest';
import { roomiest } from './room.ts';

const area = new DOMRect(0, 0, 1088, 624);
const panel = { offsetWidth: 276, offsetHeight: 260 };

test('a question lies beside its place, inside the board, and not over it', () => {
  for (const [x, y] of [
    [34, 155],
    [286, 152],
    [712, 157],
    [800, 302],
    [428, 304],
  ] as const) {
    const place = new DOMRect(x, y, 212, 104);
    const { left, top } = roomiest(place, panel, area);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + panel.offsetWidth).toBeLessThanOrEqual(area.width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + panel.offsetHeight).toBeLessThanOrEqual(area.height);
    const isApart =
      left >= place.right ||
      left + panel.offsetWidth <= place.left ||
      top >= place.bottom ||
      top + panel.offsetHeight <= place.top;
    expect(isApart, String(x)).toBe(true);
  }
});
