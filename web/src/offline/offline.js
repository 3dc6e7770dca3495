/** The part of the service worker by which everything works without a network. */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

cleanupOutdatedCaches();
// the list of all files, of another script that the service worker has read before
precacheAndRoute(self.FILES, { ignoreURLParametersMatching: [/.*/] });

// what is new waits until somebody says so: a running game goes on as it is
self.addEventListener('message', ({ data }) => {
  if (data === 'use-it-now') self.skipWaiting();
});
