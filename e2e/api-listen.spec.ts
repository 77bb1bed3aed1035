import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'

type RunningServer = { process: ChildProcess; port: number }

/** `npm start` as an operator's own process manager runs it, on a free port. */
async function startWithNpm(env: Record<string, string>): Promise<RunningServer> {
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: '0', SITE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  npm.stdout.on('data', (piece) => {
    output += String(piece)
  })
  await expect.poll(() => output, { timeout: 60_000 }).toContain('ready at')
  return { process: npm, port: Number(/ready at http:\/\/[^:]+:(\d+)/.exec(output)?.[1]) }
}

const isAnswered = (host: string, port: number) =>
  fetch(`http://${host}:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )

async function stopServer({ process, port }: RunningServer) {
  process.kill('SIGTERM')
  await once(process, 'exit')
  await expect.poll(() => isAnswered('127.0.0.1', port)).toBe(false)
}

test('a server behind a proxy is reached on this machine alone, and ends with npm', async () => {
  const started = await startWithNpm({ TRUST_PROXY_HOPS: '1' })
  expect(await isAnswered('127.0.0.1', started.port)).toBe(true)
  expect(await isAnswered('127.0.0.2', started.port)).toBe(false)
  await stopServer(started)
})

test('HOST says otherwise', async () => {
  const started = await startWithNpm({ TRUST_PROXY_HOPS: '1', HOST: '0.0.0.0' })
  expect(await isAnswered('127.0.0.2', started.port)).toBe(true)
  await stopServer(started)
})
