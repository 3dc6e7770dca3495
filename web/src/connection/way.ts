import { here } from './here.ts';
import { server } from './server.ts';
import type { Transport } from './transport.ts';

/** Whether these pages have no server: they say so themselves, where they were put as files. */
export const isAlone = document.documentElement.dataset['tables'] === 'here';

/** The way to the tables of these pages. */
export function way(): Transport {
  return isAlone ? here : server;
}
