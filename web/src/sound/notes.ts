/** One small noise inside a sound: when it begins, how high, how long, how loud. */
export interface Note {
  at: number;
  kind: 'tone' | 'rustle';
  pitch: number;
  length: number;
  volume: number;
}

export type SoundName =
  | 'turn'
  | 'place'
  | 'dice'
  | 'wood'
  | 'brick'
  | 'stone'
  | 'gold'
  | 'food'
  | 'tool'
  | 'build'
  | 'card'
  | 'points'
  | 'hunger'
  | 'said'
  | 'win';

function tone(pitch: number, at = 0, length = 0.18, volume = 0.16): Note {
  return { kind: 'tone', pitch, at, length, volume };
}

function rustle(pitch: number, at = 0, length = 0.06, volume = 0.12): Note {
  return { kind: 'rustle', pitch, at, length, volume };
}

/** Soft noises of wood, stone and gold; nothing lasts longer than a second. */
export const SOUNDS: Record<SoundName, readonly Note[]> = {
  turn: [tone(392, 0, 0.3, 0.2), tone(587, 0.14, 0.5, 0.2)],
  place: [rustle(900, 0, 0.05, 0.26), tone(196, 0, 0.09, 0.1)],
  dice: [0, 0.07, 0.13, 0.2, 0.31, 0.45].map((at, index) =>
    rustle(2600 - index * 120, at, 0.04, 0.42 - index * 0.04),
  ),
  wood: [tone(294, 0, 0.1), rustle(700, 0, 0.05), tone(247, 0.09, 0.12)],
  brick: [
    tone(147, 0, 0.12),
    rustle(1300, 0, 0.07, 0.3),
    rustle(1000, 0.11, 0.08, 0.26),
    tone(131, 0.11, 0.14),
  ],
  stone: [tone(330, 0, 0.06, 0.12), rustle(3200, 0, 0.06, 0.3), rustle(2400, 0.08, 0.05, 0.2)],
  gold: [tone(1319, 0, 0.4, 0.09), tone(1976, 0.05, 0.5, 0.07)],
  food: [rustle(1500, 0, 0.07, 0.36), rustle(1100, 0.1, 0.09, 0.36)],
  tool: [tone(659, 0, 0.14, 0.12), rustle(4200, 0, 0.05, 0.2)],
  build: [tone(131, 0, 0.2), rustle(600, 0, 0.1, 0.2), tone(196, 0.16, 0.25), tone(262, 0.3, 0.35)],
  card: [rustle(5200, 0, 0.14, 0.28), rustle(3600, 0.09, 0.14, 0.24)],
  points: [tone(784, 0, 0.16, 0.1), tone(988, 0.08, 0.3, 0.1)],
  hunger: [tone(147, 0, 0.35), tone(139, 0.2, 0.45)],
  said: [tone(880, 0, 0.1, 0.1), tone(1109, 0.05, 0.12, 0.06)],
  win: [392, 494, 587, 784].map((pitch, index) => tone(pitch, index * 0.13, 0.5, 0.14)),
};
