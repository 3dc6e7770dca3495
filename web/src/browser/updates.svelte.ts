const ALONE = 'service-worker.js?offline';
const WITH_SERVER = 'service-worker.js?offline=server';

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

/** Keeps these pages for times without a network. Those of a server are always its newest ones. */
export function keepPages(hasServer: boolean): Promise<ServiceWorkerRegistration> {
  const script = hasServer ? WITH_SERVER : ALONE;
  return navigator.serviceWorker.register(script, { updateViaCache: 'none' });
}

/** Looks for newer pages than these. */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // the first one has nothing to replace
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}
