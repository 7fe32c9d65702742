import { mount } from 'svelte';
import App from './App.svelte';
import './lib/design/base.css';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words/words.svelte';

await words.learn(settings.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
