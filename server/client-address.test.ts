import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { getClientAddress } from '@/lib/server/http/client-address'

afterEach(() => void vi.unstubAllEnvs())

const resolveUrl = (file: string) => new URL(file, import.meta.url).href

test('ignores an address header that only the client can have written', async () => {
  const request = new Request('http://a.example', { headers: { 'x-client-ip': '203.0.113.9', 'x-real-ip': '1.1.1.1' } })
  expect(getClientAddress(request)).toBe('')
  await import(resolveUrl('./client-address.mjs'))
  expect(getClientAddress(request)).toBe('203.0.113.9')
  vi.stubEnv('VERCEL', '1')
  expect(getClientAddress(request)).toBe('1.1.1.1')
})

async function writeAddress(env: Record<string, string>, peer: string, forwarded?: string) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { writeClientAddress } = await import(resolveUrl('./client-address.mjs'))
  const headers = {
    ...(forwarded && { 'x-forwarded-for': forwarded }),
    'x-real-ip': '192.0.2.1',
    'x-client-ip': '192.0.2.2',
    'cf-connecting-ip': '192.0.2.3',
    forwarded: 'for=192.0.2.4',
  }
  writeClientAddress({ socket: { remoteAddress: peer }, headers })
  return headers
}

const [chain, proxy] = ['198.51.100.1, 203.0.113.9', '10.0.0.1']

test.each([
  ['1', undefined, proxy, undefined, proxy],
  ['1', undefined, proxy, chain, '203.0.113.9'],
  ['2', undefined, proxy, chain, '198.51.100.1'],
  ['2', undefined, proxy, '203.0.113.9', proxy],
  ['1', '10.0.0.1', proxy, chain, '203.0.113.9'],
])(
  'with %s hops and proxies %s, reads for %s with the chain %s the address %s',
  async (hops, trustedProxies = '', peer, forwarded, address) => {
    const headers = await writeAddress({ TRUST_PROXY_HOPS: hops, TRUST_PROXY_FROM: trustedProxies }, peer, forwarded)
    expect(headers).toEqual({ 'x-client-ip': address, 'x-forwarded-for': address })
  },
)

test.each([
  [
    '',
    '',
    proxy,
    'A request came through a proxy, but TRUST_PROXY_HOPS is 0: all visitors behind it share one rate limit.',
  ],
  ['1', '10.0.0.2', proxy, 'Ignoring X-Forwarded-For from an untrusted peer: check TRUST_PROXY_FROM.'],
])(
  'with %s hops and proxies “%s” ignores a chain from %s, and warns once',
  async (hops, trustedProxies, peer, text) => {
    const warnSpy = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (let request = 0; request < 2; request += 1) {
      const headers = await writeAddress({ TRUST_PROXY_HOPS: hops, TRUST_PROXY_FROM: trustedProxies }, peer, chain)
      expect(headers).toEqual({ 'x-client-ip': peer, 'x-forwarded-for': peer })
    }
    expect(warnSpy.mock.calls).toEqual([[`Postsmith: ${text}`]])
  },
)

test.each([
  ['127.0.0.1', undefined, true],
  ['::ffff:127.0.0.1', '', true],
  ['::1', ' , ', true],
  ['169.254.1.1', undefined, true],
  ['fe80::1%eth0', undefined, true],
  ['8.8.8.8', undefined, false],
  ['2606:4700::1111', undefined, false],
  ['', undefined, false],
  ['nonsense', undefined, false],
  ['::ffff:8.8.8.8', '8.8.8.8', true],
  ['104.16.5.1', '173.245.48.0/20, 104.16.0.0/13', true],
  ['104.24.5.1', '173.245.48.0/20, 104.16.0.0/13', false],
  ['2606:4700::1111', '::ffff:8.8.8.8,2606:4700::/32', true],
])('judges whether %s is a proxy with TRUST_PROXY_FROM=%s: %s', async (address, trustedNetworks, expected) => {
  const { isTrustedProxy } = await import(resolveUrl('./client-address.mjs'))
  expect(isTrustedProxy(address, trustedNetworks)).toBe(expected)
})

test.each([
  [{}, { port: 3000, host: '' }],
  [
    { PORT: '0', HOST: '', TRUST_PROXY_HOPS: '0' },
    { port: 0, host: '' },
  ],
  [
    { PORT: '', TRUST_PROXY_HOPS: '1' },
    { port: 3000, host: '127.0.0.1' },
  ],
  [
    { PORT: '80', HOST: '0.0.0.0', TRUST_PROXY_HOPS: '1' },
    { port: 80, host: '0.0.0.0' },
  ],
  [{ HOST: '::1' }, { port: 3000, host: '::1' }],
  [{ PORT: '99999' }, 'PORT is not a whole number from 0 to 65535.'],
  [{ PORT: '8e3' }, 'PORT is not a whole number from 0 to 65535.'],
  [{ HOST: 'x86_64-linux' }, 'HOST is not an address of this machine, such as 127.0.0.1 or 0.0.0.0.'],
])('with %j listens at %j', async (environment, expected) => {
  const { getListenAddress } = await import(resolveUrl('./listen-address.mjs'))
  if (typeof expected === 'string') expect(() => getListenAddress(environment)).toThrow(expected)
  else expect(getListenAddress(environment)).toEqual(expected)
})

test('reads settings from .env, overridden by the environment', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'postsmith-env-'))
  await writeFile(join(cwd, '.env'), 'TRUST_PROXY_HOPS=2\nHOST=::1')
  const script = `
    import '${resolveUrl('./load-env.mjs')}'
    process.send([process.env.TRUST_PROXY_HOPS, process.env.HOST])
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    env: { NODE_ENV: 'production', PATH: process.env.PATH, TRUST_PROXY_HOPS: '1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [settings] = await once(child, 'message')
  expect(settings).toEqual(['1', '::1'])
})
