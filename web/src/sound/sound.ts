import { settings } from '../browser/settings.svelte.ts';
import { type SoundName, SOUNDS } from './notes.ts';
import { strike } from './striking.ts';

let context: AudioContext | undefined;

/** Plays a sound, unless the person wants none or has not touched the page yet. */
export function sound(name: SoundName): void {
  const { userActivation } = navigator as Partial<Navigator>;
  if (userActivation && !userActivation.hasBeenActive) return;
  wake();
  if (context && settings.sound)
    for (const note of SOUNDS[name]) strike(context, note, context.destination);
}

/** Some browsers let a page sound only if it begins to while it is touched. */
function wake(): void {
  if (!settings.sound || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

for (const touch of ['click', 'keydown']) addEventListener(touch, wake, { passive: true });
