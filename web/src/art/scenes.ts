import phoneSummer from './scenes/phone-summer.svg?url';
import phoneWinter from './scenes/phone-winter.svg?url';
import wideSummer from './scenes/wide-summer.svg?url';
import wideWinter from './scenes/wide-winter.svg?url';

const SCENES = {
  wide: { summer: wideSummer, winter: wideWinter },
  phone: { summer: phoneSummer, winter: phoneWinter },
};

/** Where the drawing of the valley is, in the dress of a season. */
export function sceneOf(shape: keyof typeof SCENES, season: 'summer' | 'winter'): string {
  return SCENES[shape][season];
}
