import { on } from 'svelte/events';

type Stop = () => void;

const HOVER = 450;
const PRESS = 500;
/** So many pixels a finger may move without meaning it. */
const TREMBLE = 10;

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

/** The mouse stays upon an element for a moment, and leaves or presses it. */
export function onHover(element: HTMLElement, enter: () => void, leave: () => void): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    leave();
  };
  return all(
    on(element, 'pointerenter', (event) => {
      if (isPointedAt(event)) timer = setTimeout(enter, HOVER);
    }),
    on(element, 'pointerleave', end),
    on(element, 'pointerdown', ({ pointerType }) => {
      if (pointerType === 'mouse') end();
    }),
    () => {
      clearTimeout(timer);
    },
  );
}

function isPointedAt({ pointerType, clientX, clientY }: PointerEvent): boolean {
  return pointerType === 'mouse' && (clientX !== resting.x || clientY !== resting.y);
}

/** A finger stays upon an element; the click that would follow is none. */
export function onLongPress(element: HTMLElement, act: () => void): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedAt = { x: 0, y: 0 };
  let wasLong = false;
  const release = (): void => {
    clearTimeout(timer);
  };
  return all(
    on(element, 'pointerdown', ({ pointerType, clientX, clientY }) => {
      wasLong = false;
      if (pointerType === 'mouse') return;
      pressedAt = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        wasLong = true;
        act();
      }, PRESS);
    }),
    on(element, 'pointermove', ({ pointerType, clientX, clientY }) => {
      const distance = Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y);
      if (pointerType !== 'mouse' && distance > TREMBLE) release();
    }),
    on(element, 'pointerup', release),
    on(element, 'pointercancel', release),
    on(element, 'pointerleave', release),
    on(element, 'contextmenu', (event) => {
      if (wasLong) event.preventDefault();
    }),
    on(
      element,
      'click',
      (event) => {
        if (wasLong) {
          event.stopImmediatePropagation();
          event.preventDefault();
        }
        wasLong = false;
      },
      { capture: true },
    ),
    release,
  );
}

/** The keyboard comes to an element, and goes. */
export function onKeyboardFocus(element: HTMLElement, come: () => void, go: () => void): Stop {
  return all(
    on(element, 'focus', () => {
      if (element.matches(':focus-visible')) come();
    }),
    on(element, 'blur', go),
  );
}

function all(...stops: Stop[]): Stop {
  return () => {
    for (const stop of stops) stop();
  };
}
