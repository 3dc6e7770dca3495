import { costOf, PIPS, RESOURCES } from '../../game/pieces.ts';
import type { LocationName, PlayerView, ResourceName } from '../../game/protocol.ts';
import type { Advice } from './advice.ts';
import {
  isPlace,
  type Moment,
  type Place,
  placement,
  pupil,
  SOURCES,
  stockOf,
  total,
} from './moment.ts';
import { openNeeds, type Plan, planFor } from './plan.ts';

const CARDS: LocationName[] = ['card-1', 'card-2', 'card-3', 'card-4'];
const SAFE_MEAL = 2;

type Way = (moment: Moment, player: PlayerView) => Advice | undefined;

/** What the coach would do with the next figures: the first idea that is possible. */
export function advisePlacing(moment: Moment): Advice | undefined {
  const player = pupil(moment);
  if (moment.view.awaited.decision !== 'place' || !player) return undefined;
  for (const way of WAYS) {
    const advice = way(moment, player);
    if (advice) return advice;
  }
  return undefined;
}

function toolMaker({ choices, done }: Moment, player: PlayerView): Advice | undefined {
  if (done.has('tool') || player.tools.length > 0) return undefined;
  return advised('place-tool-maker', placement(choices, 'tool-maker'));
}

function hunt({ choices, view }: Moment, player: PlayerView): Advice | undefined {
  const missing = player.figures - player.food - player.agriculture;
  if (missing <= 0) return undefined;
  const place = placement(choices, 'hunt', Math.min(player.home, Math.ceil(missing / 1.5)));
  return advised('place-hunt', place, { missing, round: view.round });
}

/** A card is for who can pay: with what is in stock, or with what figures are fetching. */
function card({ choices, done }: Moment, player: PlayerView): Advice | undefined {
  const at = CARDS.find((space) => placement(choices, space));
  if (done.has('card') || !at || hasCard(player)) return undefined;
  const cost = costOf(at);
  if (total(stockOf(player)) + fetched(player) < cost) return undefined;
  return advised('place-card', placement(choices, at), { cost });
}

/** The building to work for: what it still needs can be fetched this round, if possible. */
function planOf({ view, choices }: Moment, player: PlayerView): Plan | undefined {
  return planFor(view, (resource) => {
    const source = SOURCES[resource];
    return Boolean(player.placed[source]) || placement(choices, source) !== undefined;
  });
}

function building(moment: Moment, player: PlayerView): Advice | undefined {
  const plan = planOf(moment, player);
  if (moment.done.has('build') || !plan || player.placed[plan.at]) return undefined;
  if (total(openNeeds(moment.view, plan)) > 0) return undefined;
  return advised('place-building', placement(moment.choices, plan.at));
}

/** Resources: those of the planned building, or wood to begin with. */
function gather(moment: Moment, player: PlayerView): Advice | undefined {
  const { choices, view, done } = moment;
  const plan = planOf(moment, player);
  const needs = plan && !done.has('build') ? openNeeds(view, plan) : undefined;
  const wanted = needs ? RESOURCES.filter((resource) => needs[resource] > 0) : [];
  const spare = total(stockOf(player)) === 0 && fetched(player) === 0 ? [...RESOURCES] : [];
  for (const resource of [...wanted, ...spare]) {
    const figures = crew(player, needs?.[resource] ?? 1, resource);
    const place = placement(choices, SOURCES[resource], figures);
    if (place)
      return advised(
        done.has('roll') ? 'place-gather' : 'place-gather-first',
        place,
        good(resource),
      );
  }
  return undefined;
}

function growth({ choices }: Moment, player: PlayerView): Advice | undefined {
  const hut = player.food + player.agriculture > player.figures + SAFE_MEAL;
  return (
    (hut ? advised('place-hut', placement(choices, 'hut', 2)) : undefined) ??
    advised('place-field', placement(choices, 'field')) ??
    advised('place-tool-maker-again', placement(choices, 'tool-maker'))
  );
}

/** Figures that nothing better is left for. */
function rest({ choices }: Moment, player: PlayerView): Advice | undefined {
  const places = choices.filter(isPlace);
  return (
    advised('place-rest', placement(choices, 'hunt', player.home)) ??
    advised('place-rest', places[0])
  );
}

const WAYS: Way[] = [toolMaker, hunt, building, card, gather, growth, rest];

/** How many go for a resource, so that the tool, the card and the building still find somebody. */
function crew(player: PlayerView, needed: number, resource: ResourceName): number {
  const most = needed > 1 || PIPS[resource] > PIPS.brick ? 3 : 2;
  return Math.max(1, Math.min(most, player.home - 1));
}

function hasCard(player: PlayerView): boolean {
  return CARDS.some((space) => player.placed[space]);
}

/** How many resources the figures already sent can be counted on for. */
function fetched(player: PlayerView): number {
  return RESOURCES.filter((resource) => player.placed[SOURCES[resource]]).length;
}

function good(resource: ResourceName): Record<string, string | number> {
  return { good: resource, pips: PIPS[resource] };
}

function advised(
  words: string,
  choice: Place | undefined,
  args: Record<string, string | number> = {},
): Advice | undefined {
  if (!choice) return undefined;
  const figures = choice.figures ?? 1;
  return {
    words,
    args: { ...args, figures, at: choice.at },
    points: [`place:${choice.at}`],
    choice,
  };
}
