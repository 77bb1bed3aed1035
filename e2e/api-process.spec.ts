import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { fetchSolvedToken, sendGenerateRequest } from './api-call'
import { servers } from './servers'
import { startSite, waitForSite } from './site-process'

const { publishBuild } = await import(new URL('../scripts/publish-build.mjs', import.meta.url).href)

test('does not start with invalid settings, and explains why without quoting a secret', async () => {
  const turnstileTestKeys = {
    TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
    TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
    TURNSTILE_HOSTNAMES: 'a.example',
  }
  const invalidSettings = { TRUST_PROXY_HOPS: 'marker', MAX_CONCURRENT: '0' }
  const takenPort = { PORT: new URL(servers.builtIn.url).port }
  const start = (settings: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['scripts/start.mjs'], {
      env: { ...process.env, PORT: '0', SITE_URL: '', ...settings },
    }).then(
      () => 'started',
      ({ code, stdout, stderr }) => `${code} ${stdout}${stderr}`,
    )
  const [testKeys, settings, port] = await Promise.all([turnstileTestKeys, invalidSettings, takenPort].map(start))
  for (const output of [testKeys, settings, port]) expect(output).toMatch(/^1 /)
  expect(testKeys).toContain('test key')
  expect(testKeys).not.toContain(turnstileTestKeys.TURNSTILE_SECRET_KEY)
  expect(settings).toContain('TRUST_PROXY_HOPS is not a number.')
  expect(settings).toContain('MAX_CONCURRENT is below 1.')
  expect(settings).not.toContain('marker')
  expect(port).toContain('Postsmith cannot listen: listen EADDRINUSE')
})

const fetchStatus = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'no answer',
  )

test.describe('a site that is asked to stop', () => {
  test.describe.configure({ mode: 'serial' })

  const stateFolder = join(tmpdir(), `postsmith-state-${process.pid}`)
  test.afterAll(() => fs.rmSync(stateFolder, { recursive: true, force: true }))

  const env = {
    TIKTOK_ORIGIN: servers.tiktok.url,
    OPENAI_API_KEY: 'sk-stand-in',
    OPENAI_BASE_URL: `${servers.openAi.url}/v1`,
    OPENAI_MODEL: 'stand-in-model',
    MODEL_DAILY_LIMIT: '3',
    STATE_DIR: stateFolder,
    TRUST_PROXY_HOPS: '1',
    ALTCHA_COST: '2',
    DRAIN_SECONDS: '3',
    SERVICE_WORKER: 'off',
  }

  /** Runs as a separate visitor, because one visitor may use only a share of the three daily model runs. */
  async function generateAs(url: string, visitor: number, call: { prompt?: string; headers?: object } = {}) {
    const headers = { 'X-Forwarded-For': `203.0.113.${visitor}`, ...call.headers }
    return sendGenerateRequest(url, { ...call, token: await fetchSolvedToken(url, undefined, '', headers), headers })
  }

  test('reports the shutdown in /api/ready under npm start, and finishes its streams', async () => {
    const npm = spawn('npm', ['start'], { env: { ...process.env, PORT: '0', SITE_URL: '', ...env } })
    const { url, terminate } = await waitForSite(npm)
    // Behind a proxy the site is reachable only from this machine.
    expect(await fetchStatus(`${url.replace('127.0.0.1', '127.0.0.2')}/api/health`)).toBe('no answer')
    expect(await (await fetch(`${url}/sw.js`)).text()).toContain('registration.unregister()')
    for (const visitor of [1, 2]) expect((await generateAs(url, visitor)).status).toBe(200)
    expect(await fetchStatus(`${url}/api/ready`)).toBe(200)
    // TikTok receives one name per second, so the run outlasts the site's wait before it closes.
    const stream = await sendGenerateRequest(url, {
      toolType: 'tiktok-username-checker',
      prompt: Array.from({ length: 5 }, (_, i) => `taken${i}${Date.now().toString(36)}`).join(' '),
      headers: { Accept: 'text/event-stream' },
    })
    // A host may send the signal twice.
    const exits = Promise.all([terminate(40_000), terminate(40_000)])
    await expect.poll(() => fetchStatus(`${url}/api/ready`), { intervals: [50] }).toBe(503)
    const page = await fetch(`${url}/about`)
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
    await expect.poll(() => fetchStatus(`${url}/about`), { intervals: [100] }).toBe('no answer')
    expect(await stream.text()).toContain('event: done')
    expect((await exits)[0]?.code).toBe(0)
  })

  test('stores its counts for the next start, listens on HOST, and stops at once on a second signal', async () => {
    const site = await startSite({ ...env, HOST: '0.0.0.0' })
    expect(await fetchStatus(`${site.url.replace('127.0.0.1', '127.0.0.2')}/api/health`)).toBe(200)
    const call = { prompt: 'bread fault:hang-mid', headers: { Accept: 'text/event-stream' } }
    const hangingStream = await generateAs(site.url, 3, call)
    expect(hangingStream.status).toBe(200)
    const text = hangingStream.text().catch(() => 'cut')
    expect((await generateAs(site.url, 4)).status).toBe(503)
    expect(site.getOutput()).toContain('"reason":"budget_spent"')
    const isAliveAfterSignal = async () => {
      await site.terminate(1_000)
      return site.isAlive()
    }
    await expect.poll(isAliveAfterSignal, { timeout: 40_000 }).toBe(false)
    expect(await text).not.toContain('event: done')
  })
})

test('keeps serving during the publication of the next build, including the scripts of open tabs', async () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'postsmith-project-'))
  for (const part of ['server', 'node_modules', 'public']) fs.symlinkSync(resolve(part), join(folder, part))
  const build = join(folder, '.next')
  fs.mkdirSync(build)
  const served = fs.realpathSync('.next-served')
  for (const part of fs.readdirSync(served)) fs.symlinkSync(join(served, part), join(build, part))
  publishBuild(folder)
  const site = await startSite({}, { folder })
  const fetchStatuses = (paths: string[]) => Promise.all(paths.map((path) => fetchStatus(site.url + path)))

  // Simulates the start of a Next.js build.
  fs.renameSync(build, join(folder, 'gone'))
  const html = await (await fetch(site.url)).text()
  const scripts = [...html.matchAll(/src="(\/_next\/static\/[^"]+\.js)"/g)].map(([, path]) => path ?? '')
  expect(scripts.length).toBeGreaterThan(3)
  expect(await fetchStatuses(scripts)).toEqual(scripts.map(() => 200))
  expect(await fetchStatuses(['/api/voices', '/api/ready', '/no-such-page'])).toEqual([200, 200, 404])

  // Changed code gives a script a new name.
  const [oldPath = ''] = scripts
  const newPath = oldPath.replace('.js', '-changed.js')
  const nextIndex = [{ path: newPath, etag: '', headers: [], files: {} }]
  fs.mkdirSync(join(build, 'answers'), { recursive: true })
  fs.writeFileSync(join(build, 'answers', 'index.json'), JSON.stringify(nextIndex))
  publishBuild(folder)
  expect(await fetchStatuses([oldPath, newPath, '/api/bot-check?tool=tiktok-hook-generator'])).toEqual([200, 404, 200])
  const publishedIndex = fs.readFileSync(join(folder, '.next-served', 'answers', 'index.json'), 'utf8')
  const published: { path: string }[] = JSON.parse(publishedIndex)
  expect(published.map(({ path }) => path)).toEqual(expect.arrayContaining([oldPath, newPath]))
  await site.stop()
  fs.rmSync(folder, { recursive: true })
})
