/** A number as it is set in print: a true minus instead of a hyphen. */
export function written(number: number): string {
  return String(number).replace('-', '−');
}
