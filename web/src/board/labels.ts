import {
  explainAnimal,
  explainBuilding,
  explainCard,
  explainIgloo,
  explainPlace,
} from '../explain/explanations.ts';
import type { Explanation } from '../explain/shown.svelte.ts';
import { GATHERED } from '../game/locations.ts';
import { costOf, iglooOf, PIPS } from '../game/pieces.ts';
import type { AnimalName, LocationName, View } from '../game/protocol.ts';
import { calledBy, type SeatFace } from '../pieces/seats.ts';
import { buildingText, cardText, locationName, pointsText, priceText } from '../words/pieces.ts';
import { capital, has, row, t } from '../words/words.svelte.ts';
import type { Place } from './places.ts';

/** Everything that a place says about itself to somebody who does not see it. */
export function placeLabel(view: View, place: Place, seats: readonly SeatFace[]): string {
  const figures = place.figures.flatMap((number, seat) =>
    number ? [t('web-figures-of', { player: calledBy(seats[seat]), figures: number })] : [],
  );
  const free =
    place.free === null || place.rings === null
      ? t('web-room-for-all')
      : t('web-rings-free', { free: place.free, rings: place.rings });
  return row(
    [
      signText(place.at),
      pieceText(view, place),
      free,
      ...figures,
      place.reason ? closedText(place.reason) : '',
    ].filter(Boolean),
  );
}

/** Why the viewer cannot go there, said to them where the sentence is about a player. */
function closedText(reason: string): string {
  return t(has(`illegal-${reason}.you`) ? `illegal-${reason}.you` : `illegal-${reason}`);
}

/** The name with the pips that one good takes, as on the sign. */
function signText(at: LocationName): string {
  const good = GATHERED[at];
  return good ? `${locationName(at)} ÷${String(PIPS[good])}` : locationName(at);
}

function pieceText(view: View, { at, piece }: Place): string {
  if (!piece) return '';
  if (at.startsWith('card'))
    return row([cardText(piece), t('web-cost-of-card', { number: costOf(at) })]);
  if (at.startsWith('building')) return buildingText(piece);
  if (at.startsWith('igloo')) {
    const igloo = iglooOf(view, piece);
    return row([priceText(igloo), pointsText(igloo)]);
  }
  return capital(t(`animal-${piece as AnimalName}`));
}

export function placeExplanation(view: View, { at, piece, reason }: Place): Explanation {
  const warning = reason ? closedText(reason) : undefined;
  if (!piece) return explainPlace(at, warning);
  if (at.startsWith('card')) return explainCard(piece, costOf(at), warning);
  if (at.startsWith('building')) return explainBuilding(piece, warning);
  if (at.startsWith('igloo')) return explainIgloo(view, piece, warning);
  return explainAnimal(view, piece as AnimalName, warning);
}
