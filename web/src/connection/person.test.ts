import { beforeEach, expect, test, vi } from 'vitest';

const { answer } = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock('./api.ts', () => ({ api: { me: answer } }));
vi.mock('./way.ts', () => ({ isHere: () => true }));

beforeEach(() => {
  vi.resetModules();
});

test('a page that is opened again knows the name before the game has started', async () => {
  answer.mockResolvedValueOnce({ name: 'Ayla', now: 0 });
  const { me } = await import('./person.svelte.ts');
  await me.know();
  vi.resetModules();
  const { me: later } = await import('./person.svelte.ts');
  expect(later.person).toBeUndefined();
  expect(later.name).toBe('Ayla');
});

test('whoever is nobody any more has no name', async () => {
  localStorage.setItem('stoneage-name', 'Ayla');
  answer.mockResolvedValueOnce(null);
  const { me } = await import('./person.svelte.ts');
  await me.know();
  expect(me.name).toBeUndefined();
});
