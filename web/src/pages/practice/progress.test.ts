import { expect, test } from 'vitest';
import { firstProgress, recallProgress, triedNow } from './progress.ts';

test('every try counts for its exercise and for its day', () => {
  const once = triedNow(firstProgress(), '0-16', false, 'Monday');
  const twice = triedNow(once, '0-16', true, 'Monday');
  expect(twice).toEqual({ tried: { '0-16': true }, day: 'Monday', today: [false, true] });
  expect(triedNow(twice, '3-8', true, 'Tuesday').today).toEqual([true]);
});

test('what is kept comes back, and nonsense is as at first', () => {
  const kept = triedNow(firstProgress(), '0-16', true, 'Monday');
  expect(recallProgress(JSON.stringify(kept))).toEqual(kept);
  for (const nonsense of [null, '', '[]', '{"tried":3}', '{"tried":{},"day":1}', 'x'])
    expect(recallProgress(nonsense)).toEqual(firstProgress());
});
