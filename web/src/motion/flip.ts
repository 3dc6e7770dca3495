import { tick } from 'svelte';
import { EASE, MOVE, lasting } from './timing.ts';

type Places = Map<string, DOMRect>;

/** Where everything with a `data-flip` key is now. */
export function capture(root: ParentNode): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<Element>('[data-flip]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) places.set(keyOf(element), rect);
  }
  return places;
}

/** Moves everything from where it was to where it is; what was nowhere comes from `origin`. */
export function play(
  root: ParentNode,
  before: Places,
  origin?: (key: string) => DOMRect | undefined,
): void {
  const duration = lasting(MOVE);
  if (duration === 0) return;
  for (const element of root.querySelectorAll<Element>('[data-flip]')) {
    const key = keyOf(element);
    const from = before.get(key) ?? origin?.(key);
    const to = element.getBoundingClientRect();
    if (from && hasMoved(from, to))
      element.animate([{ transform: journey(from, to) }, { transform: 'none' }], {
        duration,
        easing: EASE,
      });
  }
}

/** Makes a change and lets everything move to its new place. */
export async function moving(root: ParentNode, change: () => void): Promise<void> {
  const before = capture(root);
  change();
  await tick();
  play(root, before);
}

export function hasMoved(from: DOMRect, to: DOMRect): boolean {
  return (
    Math.abs(from.x - to.x) > 1 ||
    Math.abs(from.y - to.y) > 1 ||
    Math.abs(from.width - to.width) > 1
  );
}

/** The transformation that shows an element at `to` as if it were at `from`. */
export function journey(from: DOMRect, to: DOMRect): string {
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = to.width > 0 ? from.width / to.width : 1;
  return `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`;
}

function keyOf(element: Element): string {
  return (element as HTMLElement | SVGElement).dataset.flip ?? '';
}
