import { address as plain, offline, parse, type Route } from './route.ts';

export type { Route };

let route = $state.raw(parse(location.hash));

addEventListener('hashchange', () => {
  route = parse(location.hash);
});

/** The address of a page, for `href`: whoever plays on their device stays there. */
export function address(page = '', ...parts: string[]): string {
  const there = plain(page, ...parts);
  return route.isOffline ? offline(there) : there;
}

export const router = {
  get route(): Route {
    return route;
  },
  go(page = '', ...parts: string[]): void {
    location.hash = address(page, ...parts);
  },
  /** To the first page of this device, which takes the place of the present one. */
  goOffline(): void {
    location.replace(offline(plain()));
  },
};
