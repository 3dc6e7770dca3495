import { router } from '../browser/router.svelte.ts';
import { here } from './here.ts';
import { server } from './server.ts';
import type { Transport } from './transport.ts';

/** Whether these pages have no server: they say so themselves, where they were put as files. */
export const isAlone = document.documentElement.dataset['tables'] === 'here';

/** Whether the tables of this device are meant: there are no others, or the others are away. */
export function isHere(): boolean {
  return isAlone || router.route.isOffline;
}

/** The way to the tables that are meant. */
export function way(): Transport {
  return isHere() ? here : server;
}
