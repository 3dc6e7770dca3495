import { GOODS } from '../game/pieces.ts';
import type { GoodName, View } from '../game/protocol.ts';

/** The good for which dice were rolled. */
export function goodOf(aim: View['awaited']['aim']): GoodName {
  const good = GOODS.find((each) => each === aim);
  if (!good) throw new Error(`no good is rolled for, but ${String(aim)}`);
  return good;
}
