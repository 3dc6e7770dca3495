import { follow } from '../following/follow.ts';
import { sorted } from '../following/rows.ts';
import type { GameEvent, GameReplay, ReplayMove, View } from '../game/protocol.ts';

/** The game after so many moves, and what the last of them brought about. */
export interface Frame extends Omit<ReplayMove, 'turn' | 'awaited'> {
  view: View;
}

/** Every position of a game, the deal first: each view follows from the one before by its events. */
export function framesOf({ first, moves, result }: GameReplay): Frame[] {
  const cards = first.players.map((): string[] => []);
  const frames: Frame[] = [
    { move: 0, round: first.round, seat: null, notation: '', events: [], view: first },
  ];
  let view = first;
  for (const { move, round, seat, notation, events, turn, awaited } of moves) {
    for (const event of events) noteCard(cards, event);
    view = { ...events.reduce(follow, view), turn, awaited };
    if (view.phase === 'over') view = { ...withOpenCards(view, cards), result };
    frames.push({ move: move + 1, round, seat, notation, events, view });
  }
  return frames;
}

/** Whoever was there when it was taken knows every card, closed or not. */
function noteCard(cards: string[][], event: GameEvent): void {
  if (event.event === 'card-taken') cards[event.seat] = sorted(cards[event.seat] ?? [], event.card);
}

/** At the end closed cards are turned up. */
function withOpenCards(view: View, cards: readonly string[][]): View {
  const players = view.players.map((player, seat) => ({
    ...player,
    cards: cards[seat] ?? [],
    hidden_cards: 0,
  }));
  return { ...view, players };
}
