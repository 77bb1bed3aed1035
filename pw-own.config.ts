import { defineConfig } from '@playwright/test'
export default defineConfig({ testDir: './e2e', testMatch: '**/*.spec.ts', fullyParallel: true, workers: 2, timeout: 60_000, expect: { timeout: 15_000 }, reporter: [['list']] , projects: [{ name: 'api', testMatch: /api.*\.spec\.ts/ }] })
