import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { ratings } from './build/ratings.ts';
import { symbols } from './build/symbols.ts';
import { words } from './build/words.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  plugins: [svelte(), svelteTesting(), ratings(), symbols(here), words(here)],
  base: './',
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: process.env['STONEAGE_SERVER'] ?? 'http://127.0.0.1:8321', ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['build/browser.ts'],
    // One browser for each worker instead of one for each file: starting it takes longest.
    pool: 'vmThreads',
  },
});
