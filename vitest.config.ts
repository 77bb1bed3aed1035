import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import compileCopy from './scripts/compile-copy.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Matches the source of a test that changes shared state: clocks, globals, modules, the process, a whole API. */
const changesMore =
  /vi\.(?:stubGlobal|stubEnv|useFakeTimers|resetModules|mock|doMock)\b|\b(?:start(?:Api|TelemetryWithCollector)|stubBrowser)\b|\bprocess\.(?:env|on)\b|(?<!lib\/)\bserver\/|await import\(/

const include = ['**/*.test.ts', '**/*.test.tsx']
const exclude = ['node_modules/**', 'lab/**', '.next*/**', '.cache/**', 'e2e/**/*.spec.ts']
const filesWith = (pattern: RegExp) =>
  globSync(include, { cwd: here('.'), exclude }).filter((file) => pattern.test(readFileSync(here(file), 'utf8')))
// V8 counts the steps of a whole process, so each of these files runs in a separate one.
const counted = filesWith(/\b(?:measureGrowth|countSteps)\b/)
const apart = filesWith(changesMore).filter((file) => !counted.includes(file))

export default defineConfig({
  plugins: [{ name: 'copy', transform: (source, id) => (id.endsWith('/copy.md') ? compileCopy(source) : undefined) }],
  resolve: {
    alias: {
      '@': here('.'),
      // The module throws outside a server bundle; server bundles get this empty file of the package.
      'server-only': here('./node_modules/server-only/empty.js'),
    },
  },
  test: {
    environment: 'node',
    // Generous, for slow machines: no test measures speed with these.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    globalSetup: ['./test/ensure-media.ts'],
    setupFiles: ['./test/setup.ts'],
    projects: [
      // Most files only call their imports: they share a worker, which loads each module once.
      {
        extends: true,
        test: { name: 'shared', include, exclude: [...exclude, ...apart, ...counted], pool: 'threads', isolate: false },
      },
      { extends: true, test: { name: 'apart', include: apart, exclude } },
      { extends: true, test: { name: 'counted', include: counted, exclude, setupFiles: ['./test/growth.ts'] } },
    ],
  },
})
