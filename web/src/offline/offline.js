/** The part of the service worker by which everything works without a network. */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';

/** Milliseconds until a server that says nothing is taken for one that is not there. */
const PATIENCE = 3000;
/** What others answer in the place of a server that is not there. */
const AWAY = new Set([502, 504]);
const hasServer = new URL(self.location.href).searchParams.get('offline') === 'server';

// pages of a server must fit it: the kept ones are for when there is none
if (hasServer) self.addEventListener('fetch', newestPage);
cleanupOutdatedCaches();
// the list of all files, of another script that the service worker has read before
precacheAndRoute(self.FILES, { ignoreURLParametersMatching: [/.*/] });

// what is new waits until somebody says so: a running game goes on as it is
self.addEventListener('message', ({ data }) => {
  if (data === 'use-it-now') self.skipWaiting();
});

function newestPage(event) {
  const { mode, url } = event.request;
  const isFirst = new URL(url).pathname === new URL(self.registration.scope).pathname;
  if (mode !== 'navigate' || !isFirst) return;
  // nobody else has to answer
  event.stopImmediatePropagation();
  event.respondWith(fromServer(url).catch(() => matchPrecache('index.html')));
}

async function fromServer(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
  if (AWAY.has(answer.status)) throw new Error('nobody is there');
  return answer;
}
