import { api } from '../../connection/api.ts';
import { me } from '../../connection/person.svelte.ts';
import type { Options } from '../../connection/wire.ts';
import { suggestedName } from '../../seating/names.ts';

const PLAIN: Options = {
  players: 2,
  harsh_winter: false,
  wild_animals: false,
  igloos: false,
  closed_cards: false,
  house: null,
};

/** Sets a table for two, with the gentlest bot opposite, and begins; the newcomer starts. */
export async function setFirstTable(): Promise<string> {
  await me.know();
  if (!me.person) await me.be(suggestedName());
  const bots = await api.bots();
  const id = await api.makeTable({
    options: PLAIN,
    timing: null,
    start: 0,
    listed: false,
    rated: false,
    chat: false,
    watching: false,
    hints: false,
    coach: true,
  });
  const { table } = await api.table(id);
  if (!table.seats.some(({ is_yours }) => is_yours))
    await api.command(id, { command: 'sit-down', seat: 0, name: null });
  await api.command(id, { command: 'seat-bot', seat: 1, bot: bots.at(-1) ?? 'forager' });
  await api.command(id, { command: 'start' });
  return id;
}
