/** A whole address that works on another device. */
export function absolute(hash: string, from: Location = location): string {
  return `${from.origin}${from.pathname}${hash}`;
}

/** Whether this address means another computer everywhere else. */
export function isLocal({ hostname }: Location = location): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
