import { settings } from '../browser/settings.svelte.ts';
import { type SoundName, SOUNDS } from './notes.ts';
import { strike } from './striking.ts';

let context: AudioContext | undefined;
let loudness: GainNode | undefined;

/** As drawn by the notes at 7 of 10: heard, and not loud. */
const DRAWN = 7;

/** Plays a sound, unless the person wants none or has not touched the page yet. */
export function sound(name: SoundName): void {
  const { userActivation } = navigator as Partial<Navigator>;
  if (userActivation && !userActivation.hasBeenActive) return;
  wake();
  if (!context || !loudness || !settings.sound) return;
  loudness.gain.value = gainOf(settings.volume);
  for (const note of SOUNDS[name]) strike(context, note, loudness);
}

/** Some browsers let a page sound only if it begins to while it is touched. */
function wake(): void {
  if (!settings.sound || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  loudness ??= wired(context);
  if (context.state === 'suspended') void context.resume();
}

function wired(audio: AudioContext): GainNode {
  const gain = audio.createGain();
  gain.connect(audio.destination);
  return gain;
}

/** What a volume in tenths makes of a sound: ears hear ratios, so it is squared. */
export function gainOf(volume: number): number {
  return (volume / DRAWN) ** 2;
}

for (const touch of ['click', 'keydown']) addEventListener(touch, wake, { passive: true });
