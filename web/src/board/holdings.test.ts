import { expect, test } from 'vitest';
import everything from '../fixtures/over.json';
import { PROFESSIONS } from '../game/pieces.ts';
import type { ScoringView, View } from '../game/protocol.ts';
import { countedBy, cultureCounts, professionCounts, seenCards } from './holdings.ts';

const view = everything.view as unknown as View;
const worth = everything.prospects.scoring as ScoringView[];

test('the factors that are shown make the points that the rules count', () => {
  view.players.forEach((player, seat) => {
    const icons = professionCounts(seenCards(player));
    const shown = PROFESSIONS.map((name) => (icons.get(name) ?? 0) * countedBy(name, player));
    const counted = worth[seat];
    expect(shown).toEqual([
      counted?.farmers,
      counted?.tool_makers,
      counted?.hut_builders,
      counted?.shamans,
    ]);
  });
});

test('the squares that are shown make the points that the rules count', () => {
  view.players.forEach((player, seat) => {
    const counts = [...cultureCounts(seenCards(player)).values()];
    const different = counts.filter(Boolean).length;
    const repeated = counts.reduce((sum, number) => sum + Math.max(0, number - 1), 0);
    expect(different ** 2).toBe(worth[seat]?.cultures);
    expect(repeated ** 2).toBe(worth[seat]?.repeated_cultures);
  });
});
