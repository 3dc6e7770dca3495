import '@fontsource/alegreya/latin-800.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/latin-800.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings, settings } from './settings.svelte.ts';
import { speak } from './words/words.svelte.ts';

applySettings(document.documentElement);
await speak(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
