import { has, t } from '../words/words.svelte.ts';
import type { Finding, Verdict } from '../connection/wire.ts';

export type Standing = 'proven' | 'open' | 'wrong';

const STANDINGS: Record<Finding['name'], Standing> = {
  legal: 'proven',
  'digest-matches': 'proven',
  'seed-matches': 'proven',
  'start-matches': 'proven',
  'deal-matches': 'proven',
  'rolls-match': 'proven',
  unfinished: 'open',
  'face-down': 'open',
  'no-digest': 'open',
  'no-fair-dice': 'open',
  'seed-secret': 'open',
  'start-named': 'open',
  'bad-record': 'wrong',
  'digest-differs': 'wrong',
  'seed-differs': 'wrong',
  'deal-differs': 'wrong',
  'start-differs': 'wrong',
  'roll-differs': 'wrong',
};
const LETTERS = ['A', 'B', 'C', 'D'];

/** Whether a finding proves something, leaves it open, or refutes it. */
export function standingOf({ name }: Finding): Standing {
  return STANDINGS[name];
}

/** A finding in plain words. */
export function findingText({ name, place, expected, found }: Finding): string {
  if (name === 'bad-record')
    return t('finding-bad-record', { place, expected, found: reasonText(found) });
  if (name === 'start-differs')
    return t('finding-start-differs', { place, expected: letter(expected), found: letter(found) });
  return t(`finding-${name}`, { place, expected, found });
}

/** What all findings come to. */
export function verdictText({ is_sound, is_fair }: Verdict): string {
  if (!is_sound) return t('verdict-wrong');
  return t(is_fair ? 'verdict-fair' : 'verdict-sound');
}

function reasonText(reason: string): string {
  return t(has(`bad-${reason}`) ? `bad-${reason}` : `illegal-${reason}`);
}

function letter(seat: string): string {
  return LETTERS[Number(seat)] ?? seat;
}
