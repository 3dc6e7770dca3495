/** Where we are: `#/table/abc?move=3` is the page `table` with the parts `['abc']`. */
export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
  /** Whether the tables of this device are meant, though these pages have a server. */
  isOffline: boolean;
}

const OFFLINE = 'offline';

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const parts = path.split('/').map(decodeURIComponent);
  const isOffline = parts[0] === OFFLINE;
  const [page = '', ...others] = isOffline ? parts.slice(1) : parts;
  return { page, parts: others.filter(Boolean), query: new URLSearchParams(query), isOffline };
}

/** The address of a page, for `href`. */
export function address(page = '', ...parts: string[]): string {
  return `#/${[page, ...parts.map(encodeURIComponent)].join('/')}`;
}

/** The same page among the tables of this device. */
export function offline(plain: string): string {
  return plain.replace('#', `#/${OFFLINE}`);
}

/** The same page as an address that the server sees, so that it can say what is there. */
export function sharedAddress(here: string): string {
  const [page = '', place = ''] = here.split('#/');
  return new URL(place, page).href;
}
