import type { Note } from './notes.ts';

const ATTACK = 0.008;
const SILENCE = 0.0001;
let hiss: AudioBuffer | undefined;

/** Lets a note sound into `out`, from now on. */
export function strike(audio: BaseAudioContext, note: Note, out: AudioNode): void {
  const start = audio.currentTime + note.at;
  const source = note.kind === 'tone' ? ringing(audio, note) : rustling(audio, note);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(note.volume, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + note.length);
  source.last.connect(volume).connect(out);
  source.first.start(start);
  source.first.stop(start + note.length + 0.02);
}

interface Source {
  first: AudioScheduledSourceNode;
  last: AudioNode;
}

function ringing(audio: BaseAudioContext, { pitch }: Note): Source {
  const first = audio.createOscillator();
  first.type = 'triangle';
  first.frequency.value = pitch;
  return { first, last: first };
}

function rustling(audio: BaseAudioContext, { pitch }: Note): Source {
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

function noise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
