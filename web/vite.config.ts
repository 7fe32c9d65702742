import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['QUARTIER_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: '/src/lib' }, ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}) },
  build: { outDir: '../src/quartier/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/lib/testing.ts'] },
});
