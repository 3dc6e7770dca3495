import { keepPages } from '../browser/updates.svelte.ts';
import { api } from './api.ts';

/** Why a browser is not told anything, if so. */
export type Obstacle = 'impossible' | 'denied';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the browser, and lets the server know where it can be reached; or says what is against it. */
export async function subscribe(key: string): Promise<Obstacle | undefined> {
  if (!canPush()) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const registration = await keepPages(true);
    await navigator.serviceWorker.ready;
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint = '', keys = {} } = made.toJSON();
    await api.subscribe({
      endpoint,
      keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
    });
    return undefined;
  } catch (error) {
    // the browser has no push service, or cannot reach it
    if (error instanceof DOMException) return 'impossible';
    throw error;
  }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await api.unsubscribe();
}
