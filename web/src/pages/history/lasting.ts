import { t } from '../../words/words.svelte.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a game took, in the largest unit that fits. */
export function lasted(milliseconds: number): string {
  if (milliseconds >= 2 * DAY)
    return t('web-history-days', { days: Math.round(milliseconds / DAY) });
  if (milliseconds >= 2 * HOUR)
    return t('web-history-hours', { hours: Math.round(milliseconds / HOUR) });
  return t('web-history-minutes', { minutes: Math.max(1, Math.round(milliseconds / MINUTE)) });
}

/** A day as people of this language write it; the year only where it is another one. */
export function dayOf(time: number, language: string, now = Date.now()): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(time);
}
