import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['QUARTIER_SERVER'] ?? 'http://127.0.0.1:8000';
const built = '../src/quartier/web';

/** Lays every text of the build down compressed as well, for the server to choose; below a packet it does not pay. */
const compress = {
  name: 'compress',
  apply: 'build' as const,
  closeBundle() {
    for (const file of readdirSync(built, { recursive: true, encoding: 'utf-8' })) {
      if (!/\.(css|html|js|json|svg|webmanifest)$/.test(file)) continue;
      const text = readFileSync(join(built, file));
      if (text.length < 1000) continue;
      writeFileSync(join(built, `${file}.br`), brotliCompressSync(text));
      writeFileSync(join(built, `${file}.gz`), gzipSync(text, { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), compress],
  resolve: { alias: { $lib: '/src/lib' }, ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}) },
  build: { outDir: built, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/lib/testing.ts'],
    testTimeout: 60_000,
  },
});
