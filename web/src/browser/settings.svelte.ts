import { type Language, LANGUAGES, preferred } from '../words/languages.ts';

/** What a person has chosen for this browser. */
export interface Settings {
  language: Language;
  theme: 'light' | 'dark' | 'system';
  season: 'summer' | 'winter';
  /** How fast things move: 1 as drawn, 2 twice as fast, 0 not at all. */
  speed: number;
  sound: boolean;
  /** How loud it is, in tenths. */
  volume: number;
  confirmMoves: boolean;
  autoResolve: boolean;
}

const KEY = 'stoneage-settings';

export function defaults(): Settings {
  return {
    language: preferred(navigator.languages),
    theme: 'system',
    season: 'summer',
    speed: 1,
    sound: true,
    volume: 7,
    confirmMoves: false,
    autoResolve: true,
  };
}

const CHOICES: { [Name in keyof Settings]: readonly Settings[Name][] } = {
  language: LANGUAGES,
  theme: ['light', 'dark', 'system'],
  season: ['summer', 'winter'],
  speed: [0, 0.5, 1, 2],
  sound: [true, false],
  volume: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  confirmMoves: [true, false],
  autoResolve: [true, false],
};

/** The settings kept in a text; whatever is missing or unknown is as at first. */
export function recall(kept: string | null): Settings {
  return { ...defaults(), ...Object.fromEntries(Object.entries(read(kept)).filter(isChoice)) };
}

function read(kept: string | null): object {
  try {
    return (JSON.parse(kept ?? '{}') as object | null) ?? {};
  } catch {
    return {};
  }
}

function isChoice([name, value]: [string, unknown]): boolean {
  return (CHOICES as Partial<Record<string, readonly unknown[]>>)[name]?.includes(value) ?? false;
}

export const settings: Settings = $state(recall(localStorage.getItem(KEY)));

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const prefersStillness = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: prefersDark.matches, still: prefersStillness.matches });
prefersDark.addEventListener('change', (event) => (system.dark = event.matches));
prefersStillness.addEventListener('change', (event) => (system.still = event.matches));

export function isDark(): boolean {
  return settings.theme === 'system' ? system.dark : settings.theme === 'dark';
}

/** Whether nothing may travel across the screen; a short cross-fade is still allowed. */
export function isStill(): boolean {
  return system.still || settings.speed === 0;
}

/** Keeps the settings, and dresses the page in them, from now on; other tabs follow. */
export function applySettings(page: HTMLElement): () => void {
  return $effect.root(() => {
    $effect(() => {
      addEventListener('storage', follow);
      return () => removeEventListener('storage', follow);
    });
    $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
    $effect(() => {
      page.dataset.theme = isDark() ? 'dark' : 'light';
      page.dataset.season = settings.season;
      page.dataset.motion = isStill() ? 'still' : 'moving';
      page.style.setProperty('--speed', String(settings.speed || 1));
    });
  });
}

function follow({ key, newValue }: StorageEvent): void {
  if (key === KEY && newValue !== null) Object.assign(settings, recall(newValue));
}
