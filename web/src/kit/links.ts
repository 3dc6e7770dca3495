/** A whole address that works on another device, where this server is called so there. */
export function absolute(hash: string, origin: string | null = null): string {
  return `${origin ?? location.origin}${location.pathname}${hash}`;
}

/** Whether this address means another computer everywhere else. */
export function isLocal({ hostname }: Location = location): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
