import { t } from '../words/words.svelte.ts';

/** A name for somebody who has not told one yet; the same all the while. */
const lot = Math.random();

export function suggestedName(): string {
  const names = t('web-home-names').split(/[,，、]\s*/);
  return names[Math.floor(lot * names.length)] ?? '';
}
