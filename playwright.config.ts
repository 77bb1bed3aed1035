import { defineConfig, devices } from '@playwright/test'
import { type Server, servers } from './e2e/servers'

/** Specs that only call the API need no browser. Playwright matches whole paths, so this must not match a folder. */
const apiOnly = /[\\/]api[^\\/]*\.spec\.ts$/
/** The default is desktop size. `@both` in a journey's name adds phone size, and `@phone` means only phone. */
const alsoOnPhone = /@both|@phone/
const phoneOnly = /@phone/

/**
 * Chromium opens two hidden pages for the address bar with each window, which takes a sixth of the processor time. The
 * others are Playwright's own, because Chromium reads only the last list.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
  'AimEnabled',
].join(',')

export default defineConfig({
  testDir: './e2e',
  // Excludes the unit tests of the mock servers in the same folder.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // More than cores, because journeys also wait: for timers, idle pages and servers.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // Generous, for slow machines: no journey measures speed with it.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: servers.builtIn.url,
    // Faults cannot be injected into a page that a service worker serves; the service worker's own journeys allow it.
    serviceWorkers: 'block',
    // Recording adds an eighth to the run time; `--trace retain-on-failure` enables it.
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', `--disable-features=${disabledFeatures}`],
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
      grepInvert: phoneOnly,
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
