import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, (now: number, last: number) => number> = {
  ArrowDown: (now, last) => Math.min(now + 1, last),
  ArrowUp: (now) => Math.max(now - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** A long list is one stop for Tab; inside it arrows lead from row to row. */
export function rows(): Attachment<HTMLElement> {
  return (list) => {
    const all = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('a, button')];

    const stopAt = (stop: Element | undefined): void => {
      for (const row of all()) {
        const tab = row === stop ? 0 : -1;
        if (row.getAttribute('tabindex') !== String(tab)) row.tabIndex = tab;
      }
    };
    const renew = (): void => {
      const shown = all();
      stopAt(shown.find((row) => row === document.activeElement) ?? shown[0]);
    };
    const press = (event: KeyboardEvent): void => {
      const shown = all();
      const now = shown.findIndex((row) => row === event.target);
      const step = now < 0 ? undefined : STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      const next = shown[step(now, shown.length - 1)];
      stopAt(next);
      next?.focus();
    };

    renew();
    const watching = new MutationObserver(renew);
    watching.observe(list, { childList: true });
    list.addEventListener('keydown', press);
    return () => {
      watching.disconnect();
      list.removeEventListener('keydown', press);
    };
  };
}
