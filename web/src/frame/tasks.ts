import type { View } from '../game/protocol.ts';
import { t } from '../words/words.svelte.ts';

/** What the one to act has to do, in a few words. */
export function taskText(view: View, isYours: boolean): string {
  const { decision, seat, at, missing_food: missing = 0 } = view.awaited;
  if (view.phase === 'over') return t('web-task-over');
  if (decision === 'place') {
    const home = seat === null || seat === undefined ? 0 : (view.players[seat]?.home ?? 0);
    return t('web-task-place', { home });
  }
  if (decision === 'feed')
    return seat === null
      ? t('web-task-round-ends', { round: view.round })
      : t('web-task-feed', { missing });
  const place = at ? t(`location-${at}.at`) : '';
  if (decision === 'resolve') return isYours ? t('web-task-resolve') : t('web-task-working');
  return t(`web-task-${decision}`, { place });
}
