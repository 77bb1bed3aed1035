import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { sendGenerateRequest } from './api-call'
import { servers } from './servers'
import { startSite } from './site-process'

const tiktok = { TIKTOK_ORIGIN: servers.tiktok.url, ALTCHA_COST: '100' }

/** Asks for names, which takes about a second each, in a stream. */
const checkUsernames = (site: string, count: number) => {
  const now = Date.now().toString(36)
  const prompt = Array.from({ length: count }, (_, i) => `v${i}.${now}`).join(' ')
  return sendGenerateRequest(site, {
    toolType: 'tiktok-username-checker',
    prompt,
    headers: { Accept: 'text/event-stream' },
  })
}

const fetchStatus = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'refused',
  )

// Row F20
test('asked to end, the site says so, goes on for a while, finishes what is under way and ends', async () => {
  const { url, terminate } = await startSite({ ...tiktok, DRAIN_SECONDS: '2' })
  expect(await fetchStatus(`${url}/api/ready`)).toBe(200)
  const stream = await checkUsernames(url, 6)
  const ended = terminate(30_000)
  await expect.poll(() => fetchStatus(`${url}/api/ready`), { intervals: [50] }).toBe(503)
  const page = await fetch(`${url}/about`)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  await expect.poll(() => fetchStatus(`${url}/about`), { intervals: [100] }).toBe('refused')
  expect(await stream.text()).toContain('event: done')
  expect((await ended)?.code).toBe(0)
})

// Rows H2, F20
test('a connection that never reads its answers keeps no site from ending', async () => {
  const { url, terminate } = await startSite({ DRAIN_SECONDS: '0' })
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).pause()
  socket.on('error', () => {})
  // Uncompressed and many, because the system keeps back up to 4 MB.
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200))
  await sleep(500)
  const ended = await terminate(40_000)
  expect(ended?.code).toBe(0)
  expect(ended?.ms).toBeLessThan(30_000)
  socket.destroy()
})

test('asked twice, the site ends at once', async () => {
  const { url, terminate } = await startSite({ ...tiktok, DRAIN_SECONDS: '0' })
  const stream = await checkUsernames(url, 10)
  const streamText = stream.text().catch(() => 'cut')
  expect(await terminate(2_500)).toBe(null)
  expect((await terminate(1_000))?.code).toBe(0)
  expect(await streamText).not.toContain('event: done')
})
