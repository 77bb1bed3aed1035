import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'

type Started = { process: ChildProcess; port: number }

/** `npm start` as an operator's own process manager runs it, on a free port. */
async function npmStart(env: Record<string, string>): Promise<Started> {
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: '0', SITE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  npm.stdout.on('data', (piece) => {
    said += String(piece)
  })
  await expect.poll(() => said, { timeout: 60_000 }).toContain('ready at')
  return { process: npm, port: Number(/ready at http:\/\/[^:]+:(\d+)/.exec(said)?.[1]) }
}

const isAnswered = (host: string, port: number) =>
  fetch(`http://${host}:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )

async function end({ process, port }: Started) {
  process.kill('SIGTERM')
  await once(process, 'exit')
  await expect.poll(() => isAnswered('127.0.0.1', port)).toBe(false)
}

test('a server behind a proxy is reached on this machine alone, and ends with npm', async () => {
  const started = await npmStart({ TRUST_PROXY_HOPS: '1' })
  expect(await isAnswered('127.0.0.1', started.port)).toBe(true)
  expect(await isAnswered('127.0.0.2', started.port)).toBe(false)
  await end(started)
})

test('HOST says otherwise', async () => {
  const started = await npmStart({ TRUST_PROXY_HOPS: '1', HOST: '0.0.0.0' })
  expect(await isAnswered('127.0.0.2', started.port)).toBe(true)
  await end(started)
})
