import { GATHERED, SIGNS } from '../game/locations.ts';
import {
  buildingOf,
  cardOf,
  iglooOf,
  penaltyOf,
  PIPS,
  type Culture,
  type Profession,
} from '../game/pieces.ts';
import type { AnimalName, GoodName, LocationName, ToolView, View } from '../game/protocol.ts';
import { bottomText, locationName, pointsText, priceText, topText } from '../words/pieces.ts';
import { capital, t } from '../words/words.svelte.ts';
import type { Explanation } from './shown.svelte.ts';

export function explainGood(good: GoodName): Explanation {
  const text =
    good === 'food' ? t('web-explain-food') : t('web-explain-resource', { value: PIPS[good] });
  return {
    title: capital(t(`resource-${good}`)),
    lines: [{ text }],
    picture: { kind: 'symbol', name: good },
  };
}

/** A place of the valley or the village. */
export function explainPlace(at: LocationName, warning?: string): Explanation {
  const good = GATHERED[at];
  const text = good
    ? t('web-explain-gathering', { pips: PIPS[good], good: t(`resource-${good}`) })
    : t(`web-explain-${at}`);
  return {
    title: locationName(at),
    lines: [{ text }],
    warning,
    picture: { kind: 'symbol', name: SIGNS[at] ?? 'figure' },
  };
}

export function explainCard(id: string, cost = 0, warning?: string): Explanation {
  const lines = [
    { label: t('web-at-once'), text: explainTop(id) },
    { label: t('web-at-the-end'), text: explainBottom(id) },
  ];
  if (cost)
    lines.push({ label: t('web-cost-here'), text: t('web-cost-of-card', { number: cost }) });
  return {
    title: capital(topText(id)),
    lines,
    warning,
    picture: cost ? { kind: 'card', id, cost } : { kind: 'card', id },
  };
}

function explainTop(id: string): string {
  const { top, good, amount } = cardOf(id);
  if (top === 'resource-by-dice' && good)
    return t('web-explain-top-resource-by-dice', { pips: PIPS[good], good: t(`resource-${good}`) });
  if (top === 'resource' || top === 'food' || top === 'points') return capital(topText(id));
  return t(`web-explain-top-${top}`, { amount });
}

function explainBottom(id: string): string {
  const { culture, profession } = cardOf(id);
  const text = culture ? t('web-explain-culture') : t(`web-explain-${profession ?? ''}`);
  return t('web-bottom', { bottom: capital(bottomText(id)), text });
}

export function explainCulture(culture: Culture): Explanation {
  return {
    title: capital(t(`culture-${culture}`)),
    lines: [{ text: t('web-explain-culture') }],
    picture: { kind: 'symbol', name: `culture-${culture}` },
  };
}

export function explainProfession(profession: Profession): Explanation {
  return {
    title: capital(t(`scoring-${profession}`)),
    lines: [{ text: t(`web-explain-${profession}`) }],
    picture: { kind: 'symbol', name: `profession-${profession}` },
  };
}

export function explainBuilding(id: string, warning?: string): Explanation {
  const building = buildingOf(id);
  return {
    title: capital(t('web-building')),
    lines: [
      { label: t('web-price'), text: capital(priceText(building)) },
      { label: t('web-points'), text: capital(pointsText(building)) },
      { text: t('web-explain-building') },
    ],
    warning,
    picture: { kind: 'building', id },
  };
}

export function explainIgloo(view: View, id: string, warning?: string): Explanation {
  const igloo = iglooOf(view, id);
  return {
    title: t('web-igloo'),
    lines: [
      { label: t('web-price'), text: capital(priceText(igloo)) },
      { label: t('web-points'), text: capital(pointsText(igloo)) },
      { text: t('web-explain-igloo') },
    ],
    warning,
    picture: { kind: 'symbol', name: 'igloo' },
  };
}

export function explainAnimal(view: View, animal: AnimalName, warning?: string): Explanation {
  return {
    title: capital(t(`animal-${animal}`)),
    lines: [
      { text: t('web-explain-animal', { penalty: penaltyOf(view, animal) }) },
      { text: t('web-explain-chase', { rings: view.players.length }) },
    ],
    warning,
    picture: { kind: 'symbol', name: animal },
  };
}

export function explainTool({ value, used = false }: ToolView): Explanation {
  return {
    title: capital(t('tool', { value })),
    lines: [{ text: used ? t('web-explain-used-tool') : t('web-explain-tool') }],
    picture: { kind: 'symbol', name: `tool-${String(value)}${used ? '-used' : ''}` },
  };
}

export function explainOneUseTool(value: number): Explanation {
  return {
    title: capital(t('one-use-tool', { value })),
    lines: [{ text: t('web-explain-one-use-tool') }],
    picture: { kind: 'symbol', name: `one-use-tool-${String(value)}` },
  };
}

/** Whatever has one sentence of its own: `deck`, `agriculture`, `figures`, `score` … */
export function explainThing(thing: string, symbol: string): Explanation {
  return {
    title: t(`web-explain-${thing}.title`),
    lines: [{ text: t(`web-explain-${thing}`) }],
    picture: { kind: 'symbol', name: symbol },
  };
}
