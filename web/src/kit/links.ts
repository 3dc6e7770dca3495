/** A whole address that works on another device. */
export function absolute(hash: string, from: Location = location): string {
  return `${from.origin}${from.pathname}${hash}`;
}
