/** Where we are: `#/table/abc?move=3` is the page `table` with the parts `['abc']`. */
export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [page = '', ...parts] = path.split('/').map(decodeURIComponent);
  return { page, parts: parts.filter(Boolean), query: new URLSearchParams(query) };
}

/** The address of a page, for `href`. */
export function address(page = '', ...parts: string[]): string {
  return `#/${[page, ...parts.map(encodeURIComponent)].join('/')}`;
}

/** The same page as an address that the server sees, so that it can say what is there. */
export function sharedAddress(here: string): string {
  const [page = '', place = ''] = here.split('#/');
  return new URL(place, page).href;
}
