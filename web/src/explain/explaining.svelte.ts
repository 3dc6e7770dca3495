import type { Attachment } from 'svelte/attachments';

/** What a thing says about itself. */
export interface Explanation {
  title: string;
  lines: readonly { label?: string; text: string }[];
  /** Why it cannot be used now. */
  warning?: string | undefined;
  picture?: Picture;
}

export type Picture =
  | { kind: 'symbol'; name: string }
  | { kind: 'card'; id: string; cost?: number }
  | { kind: 'building'; id: string };

interface Shown {
  explanation: Explanation;
  /** What is explained. */
  element: Element;
  /** A sheet from the bottom, as after a long press. */
  isSheet: boolean;
}

const HOVER = 450;
const PRESS = 500;
const TREMBLE = 10;

let shown = $state.raw<Shown>();

/** Where the mouse rests: what only appears under it has not been pointed at. */
const resting = { x: -1, y: -1 };
for (const name of ['pointermove', 'pointerdown'] as const)
  addEventListener(
    name,
    ({ clientX, clientY }) => {
      resting.x = clientX;
      resting.y = clientY;
    },
    { capture: true, passive: true },
  );

function isPointedAt({ pointerType, clientX, clientY }: PointerEvent): boolean {
  return pointerType === 'mouse' && (clientX !== resting.x || clientY !== resting.y);
}

export const explaining = {
  get shown(): Shown | undefined {
    return shown;
  },
  hide(): void {
    shown = undefined;
  },
};

/** Shows an explanation beside an element at once. */
export function show(element: Element, explanation: Explanation, isSheet = false): void {
  shown = { explanation, element, isSheet };
}

/** Lets an element explain itself on hover, keyboard focus and long press. */
export function explain(explanation: () => Explanation): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer = 0;
    let pressedAt = { x: 0, y: 0 };
    let wasLong = false;

    const later = (milliseconds: number, act: () => void): void => {
      clearTimeout(timer);
      timer = window.setTimeout(act, milliseconds);
    };
    const stop = (): void => {
      clearTimeout(timer);
      // an element that is taken away loses its focus while the page is being drawn
      if (shown && !shown.isSheet) queueMicrotask(explaining.hide);
    };
    const press = (event: PointerEvent): void => {
      wasLong = false;
      if (event.pointerType === 'mouse') {
        stop();
        return;
      }
      pressedAt = { x: event.clientX, y: event.clientY };
      later(PRESS, () => {
        wasLong = true;
        show(element, explanation(), true);
      });
    };
    const drift = (event: PointerEvent): void => {
      const distance = Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y);
      if (event.pointerType !== 'mouse' && distance > TREMBLE) clearTimeout(timer);
    };
    const release = (): void => {
      clearTimeout(timer);
    };

    const listeners: [string, (event: never) => void, boolean?][] = [
      [
        'pointerenter',
        (event: PointerEvent) => {
          if (isPointedAt(event))
            later(HOVER, () => {
              show(element, explanation());
            });
        },
      ],
      ['pointerleave', stop],
      ['pointerdown', press],
      ['pointermove', drift],
      ['pointerup', release],
      ['pointercancel', release],
      [
        'focus',
        () => {
          if (element.matches(':focus-visible')) show(element, explanation());
        },
      ],
      ['blur', stop],
      [
        'contextmenu',
        (event: Event) => {
          if (wasLong) event.preventDefault();
        },
      ],
      [
        'click',
        (event: Event) => {
          if (wasLong) {
            event.stopImmediatePropagation();
            event.preventDefault();
          }
          wasLong = false;
        },
        true,
      ],
    ];
    for (const [name, listener, early] of listeners)
      element.addEventListener(name, listener as EventListener, early);
    return () => {
      stop();
      for (const [name, listener, early] of listeners)
        element.removeEventListener(name, listener as EventListener, early);
    };
  };
}
