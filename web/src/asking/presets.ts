import { RESOURCES } from '../game/pieces.ts';
import { type Bundle, bundleOf, isSame, least, worth } from './bundles.ts';
import { type BundleAction, type Offer, pointsOf } from './offers.ts';

export type PresetName = 'cheapest' | 'most-points' | 'keep-variety';

/** A sensible payment at one press. */
export interface Preset {
  name: PresetName;
  bundle: Bundle;
}

type Paid = Offer<BundleAction>;

/** The payments that people usually want, each only once; none where there is but one payment. */
export function presetsOf(offers: readonly Paid[], stock: Bundle): Preset[] {
  const wanted: [PresetName, Bundle | undefined][] = [
    ['cheapest', cheapest(offers)],
    ['most-points', mostPoints(offers)],
    ['keep-variety', mostEven(offers, stock)],
  ];
  const found: Preset[] = [];
  for (const [name, bundle] of wanted)
    if (bundle && !found.some((other) => isSame(other.bundle, bundle)))
      found.push({ name, bundle });
  return found.length > 1 ? found : [];
}

/** What is ready when the question appears: most points where the payment decides, or cheapest. */
export function ready(offers: readonly Paid[]): Bundle | undefined {
  return mostPoints(offers) ?? cheapest(offers);
}

function cheapest(offers: readonly Paid[]): Bundle | undefined {
  return least(bundlesOf(offers), (bundle) => [worth(bundle)]);
}

/** The cheapest of those with the most points, where points depend on what is paid. */
function mostPoints(offers: readonly Paid[]): Bundle | undefined {
  const points = new Set(offers.map(pointsOf));
  if (points.size < 2 || points.has(undefined)) return undefined;
  const best = least(offers, (offer) => [-(pointsOf(offer) ?? 0), worth(bundleOf(offer.action))]);
  return best && bundleOf(best.action);
}

/** The payment after which the rest is spread best over the kinds. */
function mostEven(offers: readonly Paid[], stock: Bundle): Bundle | undefined {
  if (mostPoints(offers)) return undefined;
  return least(bundlesOf(offers), (bundle) => [
    RESOURCES.reduce((sum, resource) => sum + (stock[resource] - bundle[resource]) ** 2, 0),
    worth(bundle),
  ]);
}

function bundlesOf(offers: readonly Paid[]): Bundle[] {
  return offers.map(({ action }) => bundleOf(action));
}
