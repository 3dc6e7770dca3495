import type { Action, Moment, Reason } from '../game/protocol.ts';
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

/** The same within a sentence. */
export function choiceWords(choice: Action): string {
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

/** What happened at a moment. */
export function momentText(moment: Moment, names: readonly string[]): string {
  const player = names[moment.seat] ?? '';
  if (moment.played && moment.best)
    return t('analysis-turn-decision', {
      player,
      played: choiceWords(moment.played),
      best: choiceWords(moment.best),
    });
  return t(`analysis-turn-${moment.cause ?? 'roll'}`, { player, dice: moment.dice.join(' ') });
}

/** The same in a line: what was decided, or what fell. */
export function shortText(moment: Moment): string {
  if (moment.played) return choiceText(moment.played);
  return moment.cause === 'roll'
    ? t('web-review-rolled', { dice: moment.dice.join(' ') })
    : t(`web-review-new-${moment.cause ?? 'cards'}`);
}

/** A change of a chance, with its sign. */
export function changeText(share: number): string {
  return t('web-review-percent', { number: signed(Math.round(100 * share)) });
}

/** With a plus or a true minus. */
export function signed(number: number): string {
  if (number === 0) return '±0';
  return number > 0 ? `+${String(number)}` : `−${String(-number)}`;
}
