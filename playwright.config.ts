import { defineConfig, devices } from '@playwright/test'
import { type Server, servers } from './e2e/servers'

/** Specs that talk to the API alone need no browser. */
const apiOnly = /api.*\.spec\.ts/
/**
 * Size is not behaviour: a journey runs once, at a desktop's size. What a size may change (the shell, the happy path,
 * results, layout) is tagged `@both` and runs at a phone's size as well; `@phone` runs there alone.
 */
const alsoOnPhone = /@both|@phone/
const phoneAlone = /@phone/

export default defineConfig({
  testDir: './e2e',
  // Unit tests of the mock servers lie beside them.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // How long a slow machine may take, not how fast the site is.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: servers.builtIn.url,
    // A page that a worker answers for cannot be given faults; journeys of the worker itself allow it.
    serviceWorkers: 'block',
    // Recording costs an eighth of the time; `--trace retain-on-failure` has it.
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'api', testMatch: apiOnly },
    {
      name: 'phone',
      testIgnore: apiOnly,
      grep: alsoOnPhone,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    {
      name: 'desktop',
      testIgnore: apiOnly,
      grepInvert: phoneAlone,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: Object.values<Server>(servers).map(({ command, env, ready, cwd }) => ({
    command,
    url: ready,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    ...(env && { env }),
    ...(cwd && { cwd }),
  })),
})
