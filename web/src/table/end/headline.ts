import type { TableView } from '../../connection/wire.ts';
import type { View } from '../../game/protocol.ts';
import { namesOf } from '../../seating/faces.ts';
import { helpTexts } from '../../words/help.ts';
import { listing, t } from '../../words/words.svelte.ts';
import { standings } from './standings.ts';

/** How it ended, in words, and whose colour it wears. */
export interface Headline {
  title: string;
  lines: string[];
  seat: number | null;
}

export function headline(table: TableView, view: View | null): Headline {
  const ending = ended(table, view);
  const hints = table.seats.map((seat) => seat.hints);
  const help = helpTexts(hints, namesOf(table.seats), table.settings.coach);
  return { ...ending, lines: [...ending.lines, ...help] };
}

function ended(table: TableView, view: View | null): Headline {
  const names = namesOf(table.seats);
  const own = table.seats.flatMap(({ is_yours }, seat) => (is_yours ? [seat] : []));
  if (view?.result) return finished(view, names, own);
  const winners = table.outcome?.winners ?? [];
  const seat = winners[0] ?? null;
  const rounds = view ? [t('web-end-rounds', { rounds: view.round })] : [];
  if (table.outcome?.ending === 'resigned') {
    const gone = table.seats.flatMap(({ has_resigned }, index) => (has_resigned ? [index] : []));
    const isYou = gone.length === 1 && own.includes(gone[0] ?? -1);
    const title = isYou
      ? t('web-end-resigned-you')
      : t('web-end-resigned', { players: listing(gone.map((index) => names[index] ?? '')) });
    const winner = winners.map((index) => t('web-end-winner-left', { player: names[index] ?? '' }));
    return { title, lines: [...winner, t('web-end-no-result'), ...rounds], seat };
  }
  const isClosed = table.outcome?.ending === 'closed';
  return {
    title: t(isClosed ? 'web-end-closed' : 'web-end-abandoned'),
    lines: view ? [t('web-end-no-result'), ...rounds] : [t('web-end-never-began')],
    seat,
  };
}

function finished(view: View, names: readonly string[], own: readonly number[]): Headline {
  const all = standings(view);
  const winners = all.filter(({ rank }) => rank === 1);
  const [first, second] = all;
  const seat = first?.seat ?? 0;
  const rounds = t('web-end-rounds', { rounds: view.round });
  const cause = t(`web-end-cause-${view.result?.cause ?? 'cards'}`);
  const mine = own.length === 1 ? all.find((standing) => standing.seat === own[0]) : undefined;
  if (winners.length > 1) {
    const players = listing(winners.map((winner) => names[winner.seat] ?? ''));
    const points = t('web-end-points', { points: first?.total ?? 0 });
    return { title: t('web-end-shared', { players }), lines: [points, rounds, cause], seat };
  }
  const ahead = (first?.total ?? 0) - (second?.total ?? 0);
  const lead = t(ahead > 0 ? 'web-end-lead' : 'web-end-by-tie-break', {
    points: first?.total ?? 0,
    ahead,
    second: names[second?.seat ?? 0] ?? '',
  });
  if (mine?.rank === 1) return { title: t('web-end-you-won'), lines: [lead, rounds, cause], seat };
  const place = mine ? [t('web-end-place', { rank: mine.rank, points: mine.total })] : [];
  return {
    title: t('web-end-won', { player: names[seat] ?? '' }),
    lines: [lead, ...place, rounds, cause],
    seat,
  };
}
