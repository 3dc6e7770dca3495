import { EASE, MOVE, lasting } from './timing.ts';

type Places = Map<string, DOMRect>;

const WALKERS = /^(figure|group):/;
const STAGGER = 55;
const STEPS = 5;
const SWAY = 7;

/** Where everything with a `data-flip` key is now. */
export function capture(root: ParentNode): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<Element>('[data-flip]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) places.set(keyOf(element), rect);
  }
  return places;
}

/** Moves all from where it was to where it is; what was nowhere comes from `origin`, or appears. */
export function play(
  root: ParentNode,
  before: Places,
  origin?: (key: string) => DOMRect | undefined,
): void {
  const duration = lasting(MOVE);
  if (duration === 0) return;
  const elements = [...root.querySelectorAll<Element>('[data-flip]')];
  const ends = elements.map((element) => element.getBoundingClientRect());
  let walkers = 0;
  for (const [index, element] of elements.entries()) {
    const key = keyOf(element);
    const from = before.get(key) ?? origin?.(key);
    const to = ends[index];
    if (!to || (from && !hasMoved(from, to))) continue;
    if (!from) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: EASE });
    else if (WALKERS.test(key))
      element.animate(walk(from, to), {
        duration: duration * 1.4,
        delay: walkers++ * lasting(STAGGER),
        fill: 'backwards',
      });
    else
      element.animate([{ transform: journey(from, to) }, { transform: 'none' }], {
        duration,
        easing: EASE,
      });
  }
}

function hasMoved(from: DOMRect, to: DOMRect): boolean {
  return (
    Math.abs(from.x - to.x) > 1 ||
    Math.abs(from.y - to.y) > 1 ||
    Math.abs(from.width - to.width) > 1
  );
}

/** The transformation that shows an element at `to` as if it were at `from`, or on its way. */
export function journey(from: DOMRect, to: DOMRect, left = 1): string {
  const x = (from.x + from.width / 2 - (to.x + to.width / 2)) * left;
  const y = (from.y + from.height / 2 - (to.y + to.height / 2)) * left;
  const scale = to.width > 0 ? 1 + (from.width / to.width - 1) * left : 1;
  return `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`;
}

/** Step by step, leaning from one foot to the other, faster at first. */
export function walk(from: DOMRect, to: DOMRect): Keyframe[] {
  const small = new DOMRect(from.x + (from.width - to.width) / 2, from.y, to.width, from.height);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const left = (1 - step / STEPS) ** 1.7;
    const lean = step === STEPS ? 0 : step % 2 ? SWAY : -SWAY;
    return { transform: `${journey(small, to, left)} rotate(${String(lean)}deg)` };
  });
}

function keyOf(element: Element): string {
  return (element as HTMLElement | SVGElement).dataset.flip ?? '';
}
