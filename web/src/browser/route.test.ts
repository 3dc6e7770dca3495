import { expect, test } from 'vitest';
import { address, parse } from './route.ts';

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
