import { api } from '../connection/api.ts';
import { me } from '../connection/person.svelte.ts';
import type { TableSettings } from '../connection/wire.ts';
import { bots, seated } from './bots.svelte.ts';
import { evening, friendsTable, keepEvening, privateTable } from './evening.svelte.ts';

/** A game against bots, dealt and ready; gives back the table's id. */
export async function playNow(name: string): Promise<string> {
  keepEvening();
  await bots.meet();
  const id = await newTable(name, privateTable(evening.bots.length + 1, evening.variants));
  for (const [index, bot] of seated(evening.bots).entries())
    await api.command(id, { command: 'seat-bot', seat: index + 1, bot });
  await api.command(id, { command: 'start' });
  return id;
}

/** A game against one bot, on every other seat. */
export function challenge(bot: string, players: number, name: string): Promise<string> {
  evening.bots = Array.from({ length: players - 1 }, () => bot);
  return playNow(name);
}

/** The same game once more, which begins at once where nobody else has to come; its table's id. */
export async function playAgain(
  id: string,
  seats: readonly { bot: string | null; is_yours: boolean }[],
): Promise<string | undefined> {
  const { table } = await api.command(id, { command: 'rematch' });
  const isAlone = seats.every(({ bot, is_yours }) => bot !== null || is_yours);
  if (table && isAlone) await api.command(table, { command: 'start' });
  return table ?? undefined;
}

/** A table where friends can sit down. */
export function meetFriends(name: string): Promise<string> {
  keepEvening();
  return newTable(name, friendsTable(evening));
}

/** A game of several people at this device, and of bots, begun at once. */
export async function shareDevice(
  names: readonly string[],
  programs: readonly string[],
): Promise<string> {
  keepEvening();
  const [first = '', ...others] = names;
  const players = names.length + programs.length;
  const id = await newTable(first, privateTable(players, evening.variants));
  for (const [index, name] of others.entries())
    await api.command(id, { command: 'sit-down', seat: index + 1, name });
  for (const [index, bot] of seated(programs).entries())
    await api.command(id, { command: 'seat-bot', seat: names.length + index, bot });
  await api.command(id, { command: 'start' });
  return id;
}

async function newTable(name: string, settings: TableSettings): Promise<string> {
  await me.be(name);
  return api.makeTable(settings);
}
