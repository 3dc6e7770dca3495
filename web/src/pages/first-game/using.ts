import { GATHERED } from '../../game/locations.ts';
import { costOf, PIPS, RESOURCES } from '../../game/pieces.ts';
import type { Action, LocationName, Outcome } from '../../game/protocol.ts';
import type { Advice } from './advice.ts';
import { isResolve, missing, type Moment, pupil, type Stock, stockOf, total } from './moment.ts';
import { planFor } from './plan.ts';

type Payment = Action & { do: 'pay' | 'feed' };

const FACES = [5, 6, 4, 3, 2, 1];

/** Which location to use next: first what helps the others, then dice, then what must be paid. */
export function adviseResolving(moment: Moment): Advice | undefined {
  const places = moment.choices.filter(isResolve);
  if (moment.view.awaited.decision !== 'resolve' || places.length === 0) return undefined;
  const choice = places.toSorted((one, other) => rank(one.at, moment) - rank(other.at, moment))[0];
  if (!choice) return undefined;
  return {
    words: `use-${kindOf(choice.at)}`,
    args: {
      at: choice.at,
      pips: PIPS[GATHERED[choice.at] ?? 'food'],
      good: GATHERED[choice.at] ?? 'food',
    },
    points: [`place:${choice.at}`],
    choice,
  };
}

function kindOf(at: LocationName): string {
  if (GATHERED[at]) return 'dice';
  return at.replace(/-\d$/, '');
}

function rank(at: LocationName, moment: Moment): number {
  const kinds = ['tool-maker', 'field', 'hut', 'dice', 'card', 'building', 'igloo'];
  const kind = kindOf(at);
  const isUrgent = kind === 'building' && !moment.done.has('build') && !canAffordBoth(moment);
  return isUrgent ? kinds.indexOf('card') - 0.5 : kinds.indexOf(kind);
}

function canAffordBoth(moment: Moment): boolean {
  const player = pupil(moment);
  const plan = planFor(moment.view);
  const card = moment.choices.filter(isResolve).find(({ at }) => at.startsWith('card'));
  if (!player || !plan || !card) return true;
  return total(stockOf(player)) - total(plan.price) >= costOf(card.at);
}

/** Whether a tool makes more of this roll. */
export function adviseTools(moment: Moment): Advice | undefined {
  if (moment.view.awaited.decision !== 'use-tools') return undefined;
  const options = moment.choices.flatMap((choice, index) =>
    choice.do === 'use-tools'
      ? [{ choice, goods: goodsIn(moment.outcomes[index]), used: used(choice) }]
      : [],
  );
  const best = options.toSorted(
    (one, other) => other.goods - one.goods || one.used - other.used,
  )[0];
  const without = options.find((option) => option.used === 0);
  if (!best || !without) return undefined;
  const pips = moment.view.awaited.dice.reduce((sum, face) => sum + face, 0);
  return {
    words: best.used > 0 ? 'tools-use' : 'tools-keep',
    args: { pips, more: best.goods, less: without.goods },
    points: [`tools:${String(moment.view.seat ?? 0)}`],
    choice: best.choice,
  };
}

function used(choice: Action & { do: 'use-tools' }): number {
  return (choice.tools?.length ?? 0) + (choice.one_use?.length ?? 0);
}

function goodsIn(outcome: Outcome | null | undefined): number {
  if (!outcome) return 0;
  return [...RESOURCES, 'food' as const].reduce((sum, good) => sum + (outcome[good] ?? 0), 0);
}

/** How to pay: with what the planned building does not need, and the cheapest first. */
export function advisePaying(moment: Moment): Advice | undefined {
  const { at, decision } = moment.view.awaited;
  if (decision !== 'pay' || !at) return undefined;
  const payments = moment.choices.filter((choice) => choice.do === 'pay');
  const isCard = at.startsWith('card');
  const choice = isCard ? cheapest(payments, moment) : mostPoints(payments, moment);
  const points = choice ? (moment.outcomes[moment.choices.indexOf(choice)]?.points ?? 0) : 0;
  return {
    words: `pay-${kindOf(at)}`,
    args: { cost: costOf(at), points },
    points: [`place:${at}`],
    choice: choice ?? moment.choices[0],
  };
}

/** Feeding short of food: the cheapest resources rather than ten points. */
export function adviseFeeding(moment: Moment): Advice | undefined {
  const { decision, missing_food } = moment.view.awaited;
  if (decision !== 'feed') return undefined;
  const choice = cheapest(
    moment.choices.filter((option) => option.do === 'feed'),
    moment,
  );
  return {
    words: choice ? 'feed-short' : 'feed-starve',
    args: { missing: missing_food },
    points: [],
    choice: choice ?? moment.choices[0],
  };
}

/** Dice for all: tools and agriculture last, so they come first. */
export function adviseDie(moment: Moment): Advice | undefined {
  if (moment.view.awaited.decision !== 'take-die') return undefined;
  const face = FACES.find((value) =>
    moment.choices.some((choice) => choice.do === 'take-die' && choice.face === value),
  );
  const choice = moment.choices.find((option) => option.do === 'take-die' && option.face === face);
  return { words: 'take-die', args: { face: face ?? 1 }, points: [], choice };
}

function cheapest(payments: readonly Payment[], moment: Moment): Payment | undefined {
  const player = pupil(moment);
  const plan = moment.done.has('build') ? undefined : planFor(moment.view);
  const cost = (payment: Payment): number => {
    const paid = paidBy(payment);
    const value = RESOURCES.reduce((sum, resource) => sum + paid[resource] * PIPS[resource], 0);
    if (!plan || !player) return value;
    const left = remaining(stockOf(player), paid);
    return (
      value + 20 * (total(missing(plan.price, left)) - total(missing(plan.price, stockOf(player))))
    );
  };
  return payments.toSorted((one, other) => cost(one) - cost(other))[0];
}

function mostPoints(
  payments: readonly Payment[],
  { choices, outcomes }: Moment,
): Payment | undefined {
  const points = (payment: Payment): number => outcomes[choices.indexOf(payment)]?.points ?? 0;
  return payments.toSorted((one, other) => points(other) - points(one))[0];
}

function paidBy({ wood = 0, brick = 0, stone = 0, gold = 0 }: Payment): Stock {
  return { wood, brick, stone, gold };
}

function remaining(stock: Stock, paid: Stock): Stock {
  return {
    wood: stock.wood - paid.wood,
    brick: stock.brick - paid.brick,
    stone: stock.stone - paid.stone,
    gold: stock.gold - paid.gold,
  };
}
