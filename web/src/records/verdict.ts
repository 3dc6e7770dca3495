import { has, t } from '../words/words.svelte.ts';
import type { Finding, Verdict } from './records.ts';

export type Standing = 'proven' | 'open' | 'wrong';

const OPEN = ['unfinished', 'face-down', 'no-digest', 'no-fair-dice', 'seed-secret', 'start-named'];
const WRONG = [
  'bad-record',
  'digest-differs',
  'seed-differs',
  'deal-differs',
  'start-differs',
  'roll-differs',
];
const LETTERS = ['A', 'B', 'C', 'D'];

/** Whether a finding proves something, leaves it open, or refutes it. */
export function standingOf({ name }: Finding): Standing {
  if (WRONG.includes(name)) return 'wrong';
  return OPEN.includes(name) ? 'open' : 'proven';
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
