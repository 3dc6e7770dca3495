import { settings } from '../settings.svelte.ts';
import { type Note, type SoundName, SOUNDS } from './notes.ts';

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Plays a sound, unless the person wants none or has not touched the page yet. */
export function sound(name: SoundName): void {
  if (!settings.sound || !('AudioContext' in globalThis)) return;
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of SOUNDS[name]) strike(context, note);
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const source = note.kind === 'tone' ? ringing(audio, note) : rustling(audio, note);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(note.volume, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  source.last.connect(volume).connect(audio.destination);
  source.first.start(start);
  source.first.stop(start + note.length + 0.02);
}

interface Source {
  first: AudioScheduledSourceNode;
  last: AudioNode;
}

function ringing(audio: AudioContext, { pitch }: Note): Source {
  const first = audio.createOscillator();
  first.type = 'triangle';
  first.frequency.value = pitch;
  return { first, last: first };
}

function rustling(audio: AudioContext, { pitch }: Note): Source {
  const first = audio.createBufferSource();
  first.buffer = hiss ??= noise(audio);
  first.loop = true;
  const last = audio.createBiquadFilter();
  last.type = 'bandpass';
  last.frequency.value = pitch;
  last.Q.value = 1.4;
  first.connect(last);
  return { first, last };
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
