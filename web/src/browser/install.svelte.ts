/** What some browsers offer, and no standard has yet. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let offered = $state.raw<InstallPrompt>();
let isInstalled = $state(matchMedia('(display-mode: standalone)').matches);

/** Keeping the game beside the other programs of a device. */
export const install = {
  /** Whether the browser would do it now. */
  get isOffered(): boolean {
    return offered !== undefined;
  },
  get isInstalled(): boolean {
    return isInstalled;
  },
  async ask(): Promise<void> {
    const prompt = offered;
    offered = undefined;
    await prompt?.prompt();
  },
};

/** A browser offers it early, and once. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
  addEventListener('appinstalled', () => {
    offered = undefined;
    isInstalled = true;
  });
}
