import { vi } from 'vitest';

/** What jsdom lacks of a browser: a screen that matches no media query, and animations that are over. */
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
Element.prototype.animate ??= () => ({ finished: Promise.resolve() }) as unknown as Animation;
