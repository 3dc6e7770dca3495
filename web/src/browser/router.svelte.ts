import { address, parse, type Route } from './route.ts';

export { address, type Route };

let route = $state.raw(parse(location.hash));

addEventListener('hashchange', () => {
  route = parse(location.hash);
});

export const router = {
  get route(): Route {
    return route;
  },
  go(page = '', ...parts: string[]): void {
    location.hash = address(page, ...parts);
  },
};
