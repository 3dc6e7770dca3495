export const LANGUAGES = ['en', 'de', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const ENDONYMS: Record<Language, string> = { en: 'English', de: 'Deutsch', zh: '中文' };

/** The first of somebody's languages that we speak, or English. */
export function preferred(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return LANGUAGES.find((language) => language === spoken.find((tag) => isOurs(tag))) ?? 'en';
}

function isOurs(tag: string | undefined): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}
