import type { GameEvent, LocationName, PlayerView, View } from '../game/protocol.ts';
import { followPlayer, sorted } from './player.ts';

/** The table after an event: bookkeeping of what was told, so that it can be shown step by step. */
export function follow(view: View, event: GameEvent): View {
  const after = followTable(view, event);
  if (!('seat' in event)) return after;
  const { seat } = event;
  const isOwn = view.seat === seat;
  const players = after.players.map((player, index) =>
    index === seat ? followPlayer(player, event, isHiddenCard(view, isOwn)) : player,
  );
  return { ...after, players };
}

function isHiddenCard(view: View, isOwn: boolean): boolean {
  return (view.options.closed_cards ?? false) && !isOwn;
}

function followTable(view: View, event: GameEvent): View {
  switch (event.event) {
    case 'card-taken':
      return { ...view, display: put(view.display, event.at, null) };
    case 'card-slid':
      return {
        ...view,
        display: put(put(view.display, event.came_from, null), event.at, event.card),
      };
    case 'card-turned-up':
      return { ...view, display: put(view.display, event.at, event.card), deck: view.deck - 1 };
    case 'extra-card-taken':
      return { ...view, deck: view.deck - 1 };
    case 'building-taken':
      return {
        ...view,
        stacks: change(view.stacks, event.at, ({ left }) => ({ top: null, left: left - 1 })),
      };
    case 'building-turned-up':
      return {
        ...view,
        stacks: change(view.stacks, event.at, ({ left }) => ({ top: event.building, left })),
      };
    case 'igloo-taken':
      return { ...view, igloos: view.igloos.filter((igloo) => igloo !== event.igloo) };
    case 'extra-card-revealed':
      return revealed(view, event.seat, event.card);
    default:
      return followAnimals(followTurns(view, event), event);
  }
}

function followTurns(view: View, event: GameEvent): View {
  switch (event.event) {
    case 'turn-began':
      return { ...view, turn: event.seat };
    case 'phase-began':
      return { ...view, phase: event.phase };
    case 'round-began':
      return {
        ...view,
        round: event.round,
        phase: 'placing',
        start: event.start,
        turn: event.start,
      };
    case 'game-ended':
      return { ...view, phase: 'over' };
    default:
      return view;
  }
}

function followAnimals(view: View, event: GameEvent): View {
  switch (event.event) {
    case 'animal-appeared':
      return {
        ...view,
        deck: view.deck - 1,
        waiting_animals: [...view.waiting_animals, event.animal],
      };
    case 'animal-became-active':
      return {
        ...view,
        animal: event.animal,
        waiting_animals: view.waiting_animals.filter((animal) => animal !== event.animal),
      };
    case 'animal-driven-off':
      return { ...view, animal: null, gone_animals: [...view.gone_animals, event.animal] };
    default:
      return view;
  }
}

/** At the end all cards lie open, those of the viewer's own as before. */
function revealed(view: View, seat: number, card: string): View {
  const show = (player: PlayerView): PlayerView => ({
    ...player,
    cards: sorted(player.cards, card),
    extra_card: null,
    hidden_cards: Math.max(0, player.hidden_cards - 1),
  });
  return {
    ...view,
    players: view.players.map((player, index) => (index === seat ? show(player) : player)),
  };
}

/** Which of the four spaces `card-3` is. */
function spaceOf(at: LocationName): number {
  return Number(at.split('-').at(-1)) - 1;
}

function put<Piece>(row: readonly Piece[], at: LocationName, piece: Piece): Piece[] {
  return change(row, at, () => piece);
}

function change<Piece>(
  row: readonly Piece[],
  at: LocationName,
  make: (piece: Piece) => Piece,
): Piece[] {
  return row.map((piece, index) => (index === spaceOf(at) ? make(piece) : piece));
}
