import { isStill, settings } from '../browser/settings.svelte.ts';

export const QUICK = 120;
export const MOVE = 320;
export const EASE = 'cubic-bezier(.2,.8,.3,1)';

/** How long something lasts at the chosen speed; nothing when all stands still or is unseen. */
export function lasting(milliseconds: number): number {
  return isStill() || document.hidden ? 0 : milliseconds / settings.speed;
}

/** Calls as soon as a frame has been drawn, when there is most time until the next; gives back how
 *  to call it off. */
export function afterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
