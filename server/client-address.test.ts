import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const resolveUrl = (file: string) => new URL(file, import.meta.url).href
const echoServerScript = `
  import '${resolveUrl('./load-env.mjs')}'
  import http from 'node:http'
  import { writeClientAddress } from '${resolveUrl('./client-address.mjs')}'
  const server = http.createServer((request, response) => {
    writeClientAddress(request)
    response.end(request.headers['x-client-ip'])
  })
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
`

type Echo = { ask(from: string): Promise<string>; getStderr(): string }

/** A server that answers with the visitor's address, started in a folder of its own with this `.env`. */
async function startEchoServer(dotEnv: string, env: Record<string, string> = {}): Promise<Echo> {
  const cwd = await mkdtemp(join(tmpdir(), 'postsmith-env-'))
  await writeFile(join(cwd, '.env'), dotEnv)
  const child = spawn(process.execPath, ['--input-type=module', '-e', echoServerScript], {
    cwd,
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  onTestFinished(() => void child.kill())
  let stderr = ''
  child.stderr?.on('data', (chunk) => {
    stderr += String(chunk)
  })
  const [port] = await once(child, 'message')
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }
  return {
    async ask(localAddress) {
      const call = request({ host: '127.0.0.1', port, localAddress, headers }).end()
      const [response] = await once(call, 'response')
      return Buffer.concat(await response.toArray()).toString()
    },
    getStderr: () => stderr,
  }
}

test('what .env says of the proxies holds', async () => {
  const { ask } = await startEchoServer('TRUST_PROXY_HOPS=2')
  expect(await ask('127.0.0.1')).toBe('198.51.100.7')
})

test('the environment’s own word wins over .env', async () => {
  const { ask } = await startEchoServer('TRUST_PROXY_HOPS=2', { TRUST_PROXY_HOPS: '1' })
  expect(await ask('127.0.0.1')).toBe('203.0.113.9')
})

// Row M1
test('X-Forwarded-For is believed from a named proxy alone', async () => {
  const { ask, getStderr } = await startEchoServer('TRUST_PROXY_HOPS=1\nTRUST_PROXY_FROM=127.0.0.2')
  expect(await ask('127.0.0.2')).toBe('203.0.113.9')
  expect(getStderr()).toBe('')
  expect(await ask('127.0.0.3')).toBe('127.0.0.3')
  await ask('127.0.0.3')
  await expect
    .poll(getStderr)
    .toBe('Postsmith: A request with X-Forwarded-For came past the proxies that are trusted: see TRUST_PROXY_FROM.\n')
})

test('a proxy that no setting tells of is named once, and not believed', async () => {
  const { ask, getStderr } = await startEchoServer('')
  expect(await ask('127.0.0.1')).toBe('127.0.0.1')
  await ask('127.0.0.1')
  await expect
    .poll(getStderr)
    .toBe('Postsmith: A request came through a proxy, but TRUST_PROXY_HOPS is 0: all its visitors share one limit.\n')
})
