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
import { keepPages } from './browser/updates.svelte.ts';
import { isAlone } from './connection/way.ts';

applySettings(document.documentElement);
fetchAhead(router.route.page);
await speak(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
if (isAlone) void keepPages();

/** What will be needed is asked for at once, and not one after the other. */
function fetchAhead(page: string): void {
  pageCalled(page).catch(() => undefined);
  const shape = page !== '' && screen.shape === 'phone' ? 'phone' : 'wide';
  new Image().src = sceneOf(shape, settings.season);
}
