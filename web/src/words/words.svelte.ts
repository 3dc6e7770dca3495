import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages.ts';

const files = import.meta.glob<string>('../../../locales/*.ftl', {
  query: '?raw',
  import: 'default',
});

let bundle = $state.raw<FluentBundle>();
let wanted: Language | undefined;

/** Loads a language and speaks it from then on, unless another one was wished for meanwhile. */
export async function speak(language: Language): Promise<void> {
  if (wanted === language && bundle?.locales[0] === language) return;
  wanted = language;
  const load = files[`../../../locales/${language}.ftl`];
  if (!load) throw new Error(`there is no language ${language}`);
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(await load()));
  if (wanted !== language) return;
  bundle = next;
  document.documentElement.lang = language;
}

/** The sentence of this name, or its attribute as in `location-forest.at`; reactive. */
export function t(name: string, args: Record<string, FluentVariable> = {}): string {
  const [id = '', attribute] = name.split('.');
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args) : name;
}

/** Whether there is a sentence of this name, or such an attribute. */
export function has(name: string): boolean {
  const [id = '', attribute] = name.split('.');
  const message = bundle?.getMessage(id);
  return message !== undefined && (attribute === undefined || attribute in message.attributes);
}

/** One, two and three. */
export function listing(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return t('list-last', { first: row(parts.slice(0, -1)), second: parts.at(-1) ?? '' });
}

/** One, two, three. */
export function row(parts: readonly string[]): string {
  const [first = '', ...rest] = parts;
  return rest.reduce((sofar, part) => t('list-more', { first: sofar, second: part }), first);
}

/** Sentences one after the other. */
export function sentences(parts: readonly string[]): string {
  return parts.filter(Boolean).join(t('between-sentences'));
}

/** The same with a capital, for a heading or a sign. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
