import { api } from '../../connection/api.ts';
import { me } from '../../connection/person.svelte.ts';
import type { TableSettings } from '../../connection/wire.ts';
import { bots, seated } from '../../seating/bots.svelte.ts';
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
