import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { removeTurnstile } from '@/lib/server/http/security-headers'
import { servers } from './servers'

const site = servers.builtIn.url
const index = readFileSync('.next-served/answers/index.json', 'utf8')
/** Without the scripts of the build before, which this one only passes on. */
const paths = (JSON.parse(index) as { path: string; isCarried?: boolean }[]).flatMap(({ path, isCarried }) =>
  isCarried ? [] : [path],
)
const isHashed = (path: string) => path.startsWith('/_next/static/')

type Answer = { status: number | undefined; headers: [string, string][]; body: Buffer }

async function fetchAnswer(origin: string, path: string, acceptEncoding = 'identity'): Promise<Answer> {
  const request = http.get(origin + path, { headers: { 'Accept-Encoding': acceptEncoding } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const { rawHeaders } = response
  const headers = rawHeaders.flatMap((name, i) =>
    i % 2 === 0 ? [[name.toLowerCase(), rawHeaders[i + 1]] as [string, string]] : [],
  )
  return { status: response.statusCode, headers, body: Buffer.concat(await response.toArray()) }
}

/** The same build in Next's own server, on a free port. */
async function startNext() {
  const args = ['node_modules/next/dist/bin/next', 'start', '--port', '0']
  const next = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    next.stdout.on('data', (piece) => {
      output += String(piece)
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (found && output.includes('Ready')) resolve(found)
    })
    next.once('exit', () => reject(new Error(`Next did not start: ${output}`)))
  })
  return { url, stop: () => void next.kill('SIGKILL') }
}

/** Of one connection or moment, and what says how the body is sent or kept. */
const ignoredHeaders = new Set([
  ...['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'],
  ...['etag', 'last-modified', 'accept-ranges', 'cache-control', 'vary'],
])
/** Next's own server has the policy as it was built, which allows Turnstile. */
const toComparableHeaders = ({ headers }: Answer) =>
  headers
    .filter(([name]) => !ignoredHeaders.has(name))
    .map(([name, value]) => [name, name === 'content-security-policy' ? removeTurnstile(value) : value])
    .sort()

test('every page and file has the headers and the bytes that Next gives it', async () => {
  test.setTimeout(240_000)
  expect(paths.length).toBeGreaterThan(150)
  const next = await startNext()
  try {
    for (const path of paths) {
      const [ownAnswer, nextAnswer] = [await fetchAnswer(site, path), await fetchAnswer(next.url, path)]
      expect.soft(ownAnswer.status, path).toBe(200)
      expect.soft(toComparableHeaders(ownAnswer), path).toEqual(toComparableHeaders(nextAnswer))
      expect.soft(ownAnswer.body.equals(nextAnswer.body), path).toBe(true)
    }
  } finally {
    next.stop()
  }
})

test('pages are asked about at each visit, hashed files never again', async () => {
  for (const path of paths) {
    const headers = new Headers((await fetchAnswer(site, path)).headers)
    const cacheControl = headers.get('cache-control')
    expect.soft(cacheControl, path).not.toContain('s-maxage')
    if (isHashed(path)) expect.soft(cacheControl, path).toBe('public, max-age=31536000, immutable')
    if (headers.get('content-type') !== 'text/html; charset=utf-8') continue
    expect.soft(cacheControl, path).toBe('no-cache')
    expect.soft(headers.get('vary'), path).toContain('Accept-Encoding')
    const again = await fetch(site + path, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })
    expect.soft(again.status, path).toBe(304)
  }
})

test('no document is above 25 kB as it is sent, and none has its style twice', async () => {
  const pages = paths.filter((path) => !isHashed(path) && !path.includes('.'))
  expect(pages.length).toBeGreaterThan(40)
  for (const path of pages) {
    const { headers, body } = await fetchAnswer(site, path, 'gzip, deflate, br')
    expect(new Headers(headers).get('content-encoding'), path).toBe('br')
    // The list of all tools grows with them.
    const maxBytes = path === '/tools' ? 25_600 : 23_000
    expect.soft(body.length, path).toBeLessThanOrEqual(maxBytes)
    const html = brotliDecompressSync(body).toString()
    const start = /<style data-precedence="next"[^>]*>(.{60})/.exec(html)?.[1] ?? ''
    expect.soft(start, path).toHaveLength(60)
    expect.soft(html.split(start), path).toHaveLength(2)
  }
})
