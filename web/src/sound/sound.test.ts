import { expect, test } from 'vitest';
import { type Note, SOUNDS } from './notes.ts';

test('every sound is soft and short, and far from clipping', () => {
  for (const notes of Object.values(SOUNDS)) {
    for (const { kind, volume } of notes)
      expect(volume).toBeLessThanOrEqual(kind === 'tone' ? 0.2 : 0.45);
    expect(Math.max(...notes.map(({ at, length }) => at + length))).toBeLessThanOrEqual(1);
    for (const { at } of notes) expect(loudness(notes, at)).toBeLessThanOrEqual(0.6);
  }
});

test('no two sounds are the same', () => {
  const all = Object.values(SOUNDS).map((notes) => JSON.stringify(notes));
  expect(new Set(all).size).toBe(all.length);
});

/** The volumes of everything that sounds at a moment. */
function loudness(notes: readonly Note[], moment: number): number {
  return notes
    .filter(({ at, length }) => at <= moment && moment < at + length)
    .reduce((sum, { volume }) => sum + volume, 0);
}
