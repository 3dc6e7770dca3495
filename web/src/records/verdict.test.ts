import { beforeAll, expect, test } from 'vitest';
import { speak } from '../words/words.svelte.ts';
import type { Finding } from '../connection/wire.ts';
import { findingText, standingOf, verdictText } from './verdict.ts';

function finding(name: Finding['name'], place = '', expected = '', found = ''): Finding {
  return { name, place, expected, found };
}

beforeAll(async () => {
  await speak('en');
});

test('findings prove, leave open or refute', () => {
  expect(standingOf(finding('rolls-match'))).toBe('proven');
  expect(standingOf(finding('seed-secret'))).toBe('open');
  expect(standingOf(finding('roll-differs'))).toBe('wrong');
});

test('a finding says where and what in plain words', () => {
  expect(findingText(finding('deal-differs', 'deal.cards[3]', 'civ01', 'civ02'))).toBe(
    'Wrong at deal.cards[3]: the seed gives civ01, the record has civ02.',
  );
  expect(findingText(finding('start-differs', 'start', '0', '2'))).toContain('seat A');
  expect(findingText(finding('bad-record', 'moves[17]', '', 'already-there'))).toContain(
    'has been there',
  );
  expect(findingText(finding('bad-record', 'moves[17]', '', 'wrong-result'))).toContain('result');
});

test('the verdict sums it up', () => {
  const verdict = { findings: [], digest: '', is_sound: true, is_fair: true };
  expect(verdictText(verdict)).toContain('All is proven');
  expect(verdictText({ ...verdict, is_fair: false })).toContain('Nothing is wrong');
  expect(verdictText({ ...verdict, is_sound: false })).toContain('not to be trusted');
});
