/** Beside the pages: shows what the server tells while none is open, and opens the table. */

// pages without a server are kept, too
if (new URL(self.location.href).searchParams.has('offline'))
  importScripts('files.js', 'offline.js');

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function show({ title, body, table }) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const place = placeOf(table);
  // whoever looks at the table knows already
  if (windows.some(({ url, visibilityState }) => visibilityState === 'visible' && url === place))
    return;
  await self.registration.showNotification(title, { body, tag: table ?? 'trial', data: place });
}

async function open(place) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => url === place) ?? windows[0];
  if (!there) return self.clients.openWindow(place);
  await there.focus();
  return there.url === place ? undefined : there.navigate(place);
}

function placeOf(table) {
  return new URL(table ? `#/table/${table}` : '#/', self.registration.scope).href;
}
