import { Scribe } from '../log/entries.ts';
import { tell } from '../log/telling.ts';
import type { Frame } from './frames.ts';

/** The number of a frame that exists. */
export function held(index: number, frames: readonly Frame[]): number {
  return Math.max(0, Math.min(Math.trunc(index) || 0, frames.length - 1));
}

/** The positions at which a round lies ready; the deal is the first. */
export function roundStarts(frames: readonly Frame[]): number[] {
  return frames.flatMap(({ view }, index) =>
    view.round !== frames[index - 1]?.view.round ? [index] : [],
  );
}

/** The start of the next round, or of this one, or where already there of the one before. */
export function otherRound(index: number, by: 1 | -1, frames: readonly Frame[]): number {
  const starts = roundStarts(frames);
  const found =
    by > 0 ? starts.find((start) => start > index) : starts.findLast((start) => start < index);
  return found ?? (by > 0 ? frames.length - 1 : 0);
}

/** Every frame in words: what its move brought about; nothing for the deal. */
export function stories(
  frames: readonly Frame[],
  names: readonly string[],
  you?: number,
): string[][] {
  const scribe = new Scribe();
  return frames.map(({ events }) => {
    const said = scribe.write(events).map(({ event }) => event);
    const first = events.slice(0, 1);
    return (said.length > 0 ? said : first).map((event) => tell(event, names, you));
  });
}

/** How many lines of the log had been told when each frame lay there; so many before the first. */
export function linesTold(frames: readonly Frame[], before = 0): number[] {
  const scribe = new Scribe();
  let lines = before;
  return frames.map(({ events }) => (lines += scribe.write(events).length));
}

/** Whom a frame is about: who moved, or whose dice fell. */
export function actorOf({ seat, events }: Frame): number | null {
  if (seat !== null) return seat;
  const rolled = events.find((event) => event.event === 'dice-rolled');
  return rolled && 'seat' in rolled ? rolled.seat : null;
}

/** The dice that fell in a frame. */
export function diceIn({ events }: Frame): number[] {
  return events.flatMap((event) => (event.event === 'dice-rolled' ? event.dice : []));
}
