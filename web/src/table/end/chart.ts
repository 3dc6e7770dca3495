const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_TICKS = 6;

/** Round numbers from the lowest to the highest score, at most six of them. */
export function ticks(scores: readonly number[]): number[] {
  const low = Math.min(0, ...scores);
  const high = Math.max(10, ...scores);
  const step =
    STEPS.find((size) => Math.ceil(high / size) - Math.floor(low / size) < MOST_TICKS) ?? 1000;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Every seat's score from the start of the game on, one list a seat. */
export function courses(scores: readonly (readonly number[])[], players: number): number[][] {
  return Array.from({ length: players }, (_, seat) => [0, ...scores.map((row) => row[seat] ?? 0)]);
}

/** How far each line is moved at every step, so that equal scores lie side by side. */
export function shifts(lines: readonly (readonly number[])[], gap: number): number[][] {
  return lines.map((line, seat) =>
    line.map((score, step) => {
      const equal = lines.flatMap((other, index) => (other[step] === score ? [index] : []));
      return (equal.indexOf(seat) - (equal.length - 1) / 2) * gap;
    }),
  );
}
