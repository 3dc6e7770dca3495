const SCRIPT = 'service-worker.js?offline';

let waiting = $state.raw<ServiceWorker>();
let isLater = $state(false);

/** Newer pages than these: fetched already, and used when somebody says so. */
export const updates = {
  get isOffered(): boolean {
    return waiting !== undefined && !isLater;
  },
  use(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      location.reload();
    });
    waiting?.postMessage('use-it-now');
  },
  postpone(): void {
    isLater = true;
  },
};

/** Keeps these pages for times without a network, and looks for newer ones. */
export async function keepPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' });
  const look = () => {
    // the first one has nothing to replace
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}
