import type { PlacingOdds } from '../game/protocol.ts';
/** How likely at least so many are, without tools and with all of them. */
export interface Chance {
  least: number;
  without: number;
  withTools: number;
}

const SHOWN = 3;

/** The three numbers around what can be expected, as far as they can be reached. */
export function chancesOf({ without_tools, with_tools }: PlacingOdds): Chance[] {
  const middle = Math.round((without_tools.expected + with_tools.expected) / 2);
  const most = with_tools.at_least.findLastIndex((chance) => chance > 0);
  const first = Math.max(1, Math.min(middle - 1, most - SHOWN + 1));
  return Array.from({ length: SHOWN }, (_, index) => first + index)
    .filter((least) => least <= most)
    .map((least) => ({
      least,
      without: without_tools.at_least[least] ?? 0,
      withTools: with_tools.at_least[least] ?? 0,
    }));
}

/** Whether tools change anything here. */
export function hasTools({ without_tools, with_tools }: PlacingOdds): boolean {
  return with_tools.expected > without_tools.expected;
}
