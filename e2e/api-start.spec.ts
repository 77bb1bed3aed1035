import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { servers } from './servers'

// All of them start on one port.
test.describe.configure({ mode: 'serial' })

const testKeys = {
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
  SITE_URL: '',
  TURNSTILE_HOSTNAMES: 'a.example',
}

/** Starts the site under an environment that it should refuse. */
async function startRefusedSite(env: Record<string, string>) {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: '3103', SITE_URL: '', ...env },
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (piece) => {
      output += String(piece)
    })
  }
  const [code] = await once(server, 'exit')
  return { code, output }
}

// Row 70
test('the site does not start with Turnstile’s test keys, and says why', async () => {
  const { code, output } = await startRefusedSite(testKeys)
  expect(code).toBe(1)
  expect(output).toContain('test key')
  expect(output).not.toContain(testKeys.TURNSTILE_SECRET_KEY)
})

// Row F41
test('the site names every setting that it cannot use', async () => {
  const { code, output } = await startRefusedSite({ TRUST_PROXY_HOPS: 'marker', MAX_CONCURRENT: '0' })
  expect(code).toBe(1)
  expect(output).toContain('TRUST_PROXY_HOPS is not a number.')
  expect(output).toContain('MAX_CONCURRENT is below 1.')
  expect(output).not.toContain('marker')
})

test('a port that is taken ends the start, in words', async () => {
  const { code, output } = await startRefusedSite({ PORT: new URL(servers.builtIn.url).port })
  expect(code).toBe(1)
  expect(output).toContain('Postsmith cannot listen: listen EADDRINUSE')
})
