import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: {
      '@': here('.'),
      // The module throws outside a server bundle; its own empty twin is what a server bundle gets.
      'server-only': here('./node_modules/server-only/empty.js'),
    },
  },
  test: {
    environment: 'node',
    // How long a slow machine may take, not how fast the code is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', '.next/**', 'e2e/**/*.spec.ts'],
    globalSetup: ['./test/made-media.ts'],
    setupFiles: ['./test/setup.ts'],
  },
})
