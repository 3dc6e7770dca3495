import { api } from '../connection/api.ts';
import { me } from '../connection/person.svelte.ts';
import { bots } from './bots.svelte.ts';
import { type Rung, rungsOf } from './ladder.ts';
import { nearest, type OwnRating, ownRating } from './own-rating.ts';

/** Where one stands at tables of so many; whoever has no games yet, or no name, is a beginner. */
export async function standing(players: number): Promise<OwnRating> {
  await me.know();
  if (!me.person) return ownRating([], players);
  const games = await api
    .history(`?players=${String(players)}`)
    .then((history) => history.games)
    .catch(() => []);
  return ownRating(games, players);
}

/** Those who can be played here, with their ratings at tables of so many. */
export function rungsHere(players: number): Rung[] {
  return rungsOf(players).filter(({ bot }) => bots.all.includes(bot));
}

/** As many different bots as there are free seats, all as strong as oneself. */
export async function matchesFor(seats: number, players: number): Promise<string[]> {
  const { rating } = await standing(players);
  return nearest(rungsHere(players), rating)
    .slice(0, seats)
    .map(({ bot }) => bot);
}
