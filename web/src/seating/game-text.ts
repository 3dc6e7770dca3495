import type { TableSettings } from '../connection/wire.ts';
import { capital, listing, t } from '../words/words.svelte.ts';
import { VARIANTS } from './variants.ts';

/** What is played at a table, and how long one may think. */
export function gameText({ options, timing }: Pick<TableSettings, 'options' | 'timing'>): string {
  const variants = VARIANTS.filter((variant) => options[variant]).map((variant) =>
    t(`variant-${variant.replace('_', '-')}`),
  );
  const game = variants.length > 0 ? capital(listing(variants)) : t('web-home-classic');
  return t('web-home-game', { game, timing: timingText(timing) });
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
