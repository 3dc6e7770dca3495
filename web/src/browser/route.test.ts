import { expect, test } from 'vitest';
import { address, offline, parse, sharedAddress } from './route.ts';

test('an address names a page, its parts and a query', () => {
  const { page, parts, query } = parse('#/table/a%2Fb?move=3');
  expect([page, parts, query.get('move')]).toEqual(['table', ['a/b'], '3']);
  expect(parse('')).toMatchObject({ page: '', parts: [] });
});

test('what address writes, parse reads', () => {
  expect(parse(address('replay', 'a/b', '7'))).toMatchObject({
    page: 'replay',
    parts: ['a/b', '7'],
  });
  expect(address()).toBe('#/');
});

test('a page of this device is the same page', () => {
  const there = address('table', 'a/b');
  expect(parse(offline(there))).toEqual({ ...parse(there), isOffline: true });
  expect(parse(offline(address()))).toMatchObject({ page: '', isOffline: true });
});

test('the server sees a shared address whole', () => {
  const shared = 'https://here.example/stone/replay/watch/abc?move=3&seat=1';
  for (const page of ['', 'index.html'])
    expect(
      sharedAddress(`https://here.example/stone/${page}#/replay/watch/abc?move=3&seat=1`),
    ).toBe(shared);
});
