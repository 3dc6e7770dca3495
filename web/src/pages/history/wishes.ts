import type { HistoryWishes } from '../../connection/wire.ts';

/** What is asked for, in the address: `?bot=elder&variant=igloos`. */
export function wishesIn(query: URLSearchParams): HistoryWishes {
  const wishes: HistoryWishes = {};
  for (const name of ['opponent', 'bot', 'variant', 'players', 'won'] as const) {
    const value = query.get(name);
    if (value) wishes[name] = value;
  }
  return wishes;
}

/** The same with one wish more, another one, or one less. */
export function withWish(
  wishes: HistoryWishes,
  name: keyof HistoryWishes,
  value: string,
): HistoryWishes {
  const { [name]: _, ...others } = wishes;
  return value ? { ...others, [name]: value } : others;
}

export function queryOf(wishes: HistoryWishes, page = 1): string {
  const query = new URLSearchParams(wishes as Record<string, string>);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query.toString()}` : '';
}
