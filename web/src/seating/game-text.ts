import type { TableSettings } from '../connection/wire.ts';
import { capital, listing, t } from '../words/words.svelte.ts';
import { VARIANTS } from './variants.ts';

/** What is played at a table, and how long one may think. */
export function gameText({ options, timing }: Pick<TableSettings, 'options' | 'timing'>): string {
  return t('web-home-game', { game: variantText(options), timing: timingText(timing) });
}

/** Which game it is: the classic one, or with which variants. */
export function variantText(options: TableSettings['options']): string {
  const variants = VARIANTS.filter((variant) => options[variant]).map((variant) =>
    t(`variant-${variant.replace('_', '-')}`),
  );
  return variants.length > 0 ? capital(listing(variants)) : t('web-home-classic');
}

function timingText(timing: TableSettings['timing']): string {
  if (!timing) return t('web-home-time-free');
  if (timing.by === 'bank')
    return t('web-home-time-bank', {
      minutes: Math.round(timing.seconds / 60),
      seconds: timing.increment,
    });
  const days = timing.seconds / 86_400;
  return days >= 1
    ? t('web-home-time-days', { days: Math.round(days) })
    : t('web-home-time-minutes', { minutes: Math.max(1, Math.round(timing.seconds / 60)) });
}
