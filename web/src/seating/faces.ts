import type { SeatView, TableView } from '../connection/wire.ts';
import type { SeatFace } from '../pieces/seats.ts';
import { t } from '../words/words.svelte.ts';
import { botName } from './bots.svelte.ts';
import { clockParts, timeLeft } from './clocks.ts';

/**
 * What everybody is called; of bots of the same kind all but the first have a number, and whoever
 * deleted themselves has no name.
 */
export function namesOf(seats: readonly Pick<SeatView, 'bot' | 'name'>[]): string[] {
  return seats.map(({ bot, name }, index) => {
    if (!bot) return name || t('web-somebody');
    const before = seats.slice(0, index).filter((seat) => seat.bot === bot).length;
    return before === 0
      ? botName(bot)
      : t('web-table-namesake', { bot: botName(bot), number: before + 1 });
  });
}

/** Who sits at the table, with the time that each has left. */
export function facesOf({ seats, clock, settings }: TableView, now: number): SeatFace[] {
  const names = namesOf(seats);
  const isAlone = seats.filter(({ is_yours }) => is_yours).length === 1;
  return seats.map((seat, index) => {
    const face: SeatFace = { name: names[index] ?? '' };
    if (seat.is_yours && isAlone) face.isYou = true;
    if (seat.bot) face.bot = t('web-table-bot');
    else if (seat.has_resigned) face.bot = t('web-table-resigned');
    if (seat.is_away) face.away = true;
    const left = clock && timeLeft(clock, settings.timing, index, now);
    if (left !== null) face.clock = clockText(left);
    return face;
  });
}

export function clockText(milliseconds: number): string {
  const parts = clockParts(milliseconds);
  return 'text' in parts ? parts.text : t('web-table-days', parts);
}
