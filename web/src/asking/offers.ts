import type { Action, Outcome, Prospects } from '../game/protocol.ts';
import { type Bundle, bundleOf, isSame } from './bundles.ts';

export type Kind = Action['do'];
export type ActionOf<K extends Kind> = Extract<Action, { do: K }>;

/** Those that consist of resources. */
export type BundleAction = ActionOf<'pay' | 'feed' | 'take-resources' | 'take-reward'>;

/** A choice, and what it brings as far as that is known. */
export interface Offer<A extends Action = Action> {
  action: A;
  outcome: Outcome | null;
}

/** The choices of one kind, each with what it brings. */
export function offersOf<K extends Kind>(
  kind: K,
  choices: readonly Action[],
  prospects?: Prospects,
): Offer<ActionOf<K>>[] {
  return choices.flatMap((choice, index) =>
    isOf(kind, choice) ? [{ action: choice, outcome: prospects?.outcomes[index] ?? null }] : [],
  );
}

function isOf<K extends Kind>(kind: K, choice: Action): choice is ActionOf<K> {
  return choice.do === kind;
}

/** The one that pays or takes exactly these resources. */
export function offerOf<A extends BundleAction>(
  offers: readonly Offer<A>[],
  bundle: Bundle,
): Offer<A> | undefined {
  return offers.find(({ action }) => isSame(bundleOf(action), bundle));
}

/** The points that a choice brings at once; unknown as long as nobody has said so. */
export function pointsOf(offer: Offer | undefined): number | undefined {
  return offer?.outcome ? (offer.outcome.points ?? 0) : undefined;
}
