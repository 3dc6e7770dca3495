import type { Action, Reason } from '../game/protocol.ts';
import { goodsText } from './pieces.ts';
import { capital, row, t } from './words.svelte.ts';

/** A reason for a choice, as a sentence. */
export function reasonText({ name, at, good, number = 0 }: Reason): string {
  return t(`analysis-reason-${name}`, {
    at: at ? t(`location-${at}.at`) : '',
    good: good ? t(`resource-${good}`) : '',
    number,
  });
}

/** What a choice does, in a few words. */
export function choiceText(choice: Action): string {
  return capital(choiceWords(choice));
}

function choiceWords(choice: Action): string {
  switch (choice.do) {
    case 'place':
      return t('analysis-choice-place', {
        figures: choice.figures ?? 1,
        to: t(`location-${choice.at}.to`),
      });
    case 'resolve':
      return t('analysis-choice-resolve', { at: t(`location-${choice.at}.at`) });
    case 'use-tools':
      return toolsText(choice.tools ?? [], choice.one_use ?? []);
    case 'take-die':
      return t('analysis-choice-take-die', { face: choice.face });
    case 'pay':
    case 'feed':
    case 'take-resources': {
      const { wood = 0, brick = 0, stone = 0, gold = 0 } = choice;
      return t(`analysis-choice-${choice.do}`, { goods: goodsText({ wood, brick, stone, gold }) });
    }
    default:
      return t(`analysis-choice-${choice.do}`);
  }
}

function toolsText(tools: readonly number[], oneUse: readonly number[]): string {
  if (tools.length + oneUse.length === 0) return t('analysis-choice-no-tools');
  const spaces = [...tools.map(String), ...oneUse.map((value) => `!${String(value)}`)];
  return t('analysis-choice-tools', { tools: row(spaces) });
}

/** 0.456 is 46 %. */
export function chanceText(chance: number): string {
  return t('web-chance', { chance: Math.round(100 * chance) });
}
