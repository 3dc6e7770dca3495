import type { Component } from 'svelte';

const files = import.meta.glob<{ default: Component }>('./pages/*.svelte');
if (import.meta.env.DEV)
  files['./pages/Showcase.svelte'] = () => import('./showcase/Showcase.svelte');

/** The page of a route: `how-to-play` is `pages/HowToPlay.svelte`, no name is `pages/Home.svelte`. */
export async function pageCalled(name: string): Promise<Component | undefined> {
  const load = files[`./pages/${fileName(name)}.svelte`];
  return load && (await load()).default;
}

export function fileName(page: string): string {
  return (page || 'home').replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}
