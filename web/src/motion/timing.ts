import { isStill, settings } from '../settings.svelte.ts';

export const QUICK = 120;
export const MOVE = 320;
export const EASE = 'cubic-bezier(.2,.8,.3,1)';

/** How long something lasts at the chosen speed; nothing at all when all stands still. */
export function lasting(milliseconds: number): number {
  return isStill() ? 0 : milliseconds / settings.speed;
}
