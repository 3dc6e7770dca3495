import type { GoodName, LocationName } from './protocol.ts';

/** The good that is gathered at a place with dice. */
export const GATHERED: Partial<Record<LocationName, GoodName>> = {
  hunt: 'food',
  forest: 'wood',
  'clay-pit': 'brick',
  quarry: 'stone',
  river: 'gold',
};

/** The symbol on the sign of a place. */
export const SIGNS: Partial<Record<LocationName, string>> = {
  hunt: 'hunt',
  forest: 'wood',
  'clay-pit': 'brick',
  quarry: 'stone',
  river: 'gold',
  'tool-maker': 'tool',
  hut: 'new-figure',
  field: 'agriculture',
};
