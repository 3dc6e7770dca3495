import type { Statistics } from '../../connection/wire.ts';

/** Where points come from, in the order in which they are drawn, with symbol and pigment. */
export const SOURCES = [
  { name: 'buildings', symbol: 'building', colour: '#e2bf80' },
  { name: 'cultures', symbol: 'culture-pottery', colour: '#93a561' },
  { name: 'multipliers', symbol: 'profession-shamans', colour: '#d79b55' },
  { name: 'cards', symbol: 'points', colour: '#f1e2be' },
  { name: 'goods', symbol: 'wood', colour: '#b98a63' },
  { name: 'hunger', symbol: 'food', colour: '' },
] as const satisfies readonly {
  name: keyof Statistics['by_source'];
  symbol: string;
  colour: string;
}[];

/** The widths of the bar in percent; what was lost by hunger has none. */
export function shares(sources: Statistics['by_source']): { colour: string; share: number }[] {
  const gained = SOURCES.filter(({ name }) => sources[name] > 0);
  const all = gained.reduce((sum, { name }) => sum + sources[name], 0);
  return gained.map(({ name, colour }) => ({ colour, share: (100 * sources[name]) / all }));
}
