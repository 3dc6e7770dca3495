import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { preferred } from '../words/languages.ts';
import { applySettings, defaults, recall, settings } from './settings.svelte.ts';

test('what was chosen is remembered', () => {
  expect(recall('{"theme":"dark","speed":0,"sound":false}')).toMatchObject({
    theme: 'dark',
    speed: 0,
    sound: false,
  });
});

test('what cannot be read is as at first', () => {
  expect(recall(null)).toEqual(defaults());
  expect(recall('no JSON')).toEqual(defaults());
  expect(recall('null')).toEqual(defaults());
  expect(recall('{"theme":"blue","speed":7,"sound":"loud","season":3,"language":"fr"}')).toEqual(
    defaults(),
  );
});

test('the first language of the browser that we speak is taken', () => {
  expect(preferred(['fr-FR', 'de-AT', 'zh-CN'])).toBe('de');
  expect(preferred(['zh-Hans-CN'])).toBe('zh');
  expect(preferred(['fr'])).toBe('en');
  expect(preferred([])).toBe('en');
});

test('what is chosen in another tab is chosen here too', () => {
  const stop = applySettings(document.createElement('html'));
  flushSync();
  const change = { key: 'stoneage-settings', newValue: '{"season":"winter"}' };
  dispatchEvent(new StorageEvent('storage', change));
  expect(settings.season).toBe('winter');
  stop();
  dispatchEvent(new StorageEvent('storage', { ...change, newValue: '{"season":"summer"}' }));
  expect(settings.season).toBe('winter');
});
