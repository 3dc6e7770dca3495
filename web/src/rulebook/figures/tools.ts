/** The values on the three spaces after so many tools were gained (T1). */
export function toolsAfter(gains: number): number[] {
  return [0, 1, 2].map((space) => Math.floor((gains + 2 - space) / 3)).filter((value) => value > 0);
}
