import type { Action, View } from '../game/protocol.ts';
import { row, t } from '../words/words.svelte.ts';

/** What is asked, in one sentence for those who hear the table; nothing while others decide. */
export function questionText({ awaited }: View, choices: readonly Action[]): string {
  if (choices.length === 0) return '';
  const dice = awaited.dice ?? [];
  return t(`web-ask-now-${awaited.decision}`, {
    dice: row(dice.map(String)),
    missing: awaited.missing_food ?? 0,
    at: awaited.at ? t(`location-${awaited.at}`) : '',
  });
}
