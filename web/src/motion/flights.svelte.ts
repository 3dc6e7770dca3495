import { whereIs } from './spots.ts';
import { MOVE, lasting } from './timing.ts';

/** Something that flies from one spot to another. */
export interface Journey {
  symbol: string;
  from: string;
  to: string;
  count?: number;
}

/** One symbol on its way. */
export interface Flight {
  id: number;
  symbol: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  duration: number;
}

const MOST = 6;
const STAGGER = 70;
const FLIGHT = MOVE * 1.45;
let next = 0;

export const flights = $state<{ all: Flight[] }>({ all: [] });

/** Lets symbols fly, so many times faster; answers when the last has arrived. */
export async function fly({ symbol, from, to, count = 1 }: Journey, haste = 1): Promise<void> {
  const start = whereIs(from);
  const end = whereIs(to);
  const duration = lasting(FLIGHT) / haste;
  if (!start || !end || duration === 0) return;
  const stagger = lasting(STAGGER) / haste;
  const number = Math.min(count, MOST);
  const started = Array.from({ length: number }, (_, index) => ({
    id: next++,
    symbol,
    from: start,
    to: end,
    delay: index * stagger,
    duration,
  }));
  flights.all.push(...started);
  await new Promise((resolve) => setTimeout(resolve, duration + (number - 1) * stagger));
  flights.all = flights.all.filter(({ id }) => !started.some((flight) => flight.id === id));
}
