import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { sceneOf } from './art/scenes.ts';
import { screen } from './browser/screen.svelte.ts';
import { pageCalled } from './pages.ts';
import { router } from './browser/router.svelte.ts';
import { applySettings, settings } from './browser/settings.svelte.ts';
import { speak } from './words/words.svelte.ts';
import { listenForInstall } from './browser/install.svelte.ts';
import { keepPages, offerUpdates } from './browser/updates.svelte.ts';
import { isAlone } from './connection/way.ts';

/** Milliseconds. */
const A_WHILE = 15_000;

listenForInstall();
applySettings(document.documentElement);
fetchAhead(router.route.page);
await speak(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
void keep();

/** Everything for times without a network or a server, where the browser can keep it. */
async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // who has a server needs it later, if at all, and not while the first page is on its way
  if (!isAlone) await new Promise((resume) => setTimeout(resume, A_WHILE));
  try {
    const registration = await keepPages(!isAlone);
    if (isAlone) offerUpdates(registration);
  } catch {
    // the server is away: what was kept before will do
  }
}

/** What will be needed is asked for at once, and not one after the other. */
function fetchAhead(page: string): void {
  pageCalled(page).catch(() => undefined);
  const shape = page !== '' && screen.shape === 'phone' ? 'phone' : 'wide';
  new Image().src = sceneOf(shape, settings.season);
}
