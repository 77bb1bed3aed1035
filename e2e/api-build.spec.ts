import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { generate, sendGenerateRequest } from './api-call'
import { servers } from './servers'
import { startSandboxed, waitForSite } from './site-process'

const buildFolder = '.next-served'
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Extracts the long strings of a source file, which are unique in the project. */
const extractSentences = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(['`])((?:(?!\1)[^\\\n$]){48,})\1/g)].map(([, , text]) => text ?? '')

test('sends no definition of a prompt tool to the browser, nor the large half of zod', () => {
  const code = globSync(`${buildFolder}/static/**/*.js`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const files = globSync('content/tools/**/*.ts').filter((file) => readFileSync(file, 'utf8').includes('brief: {'))
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => extractSentences(file).length === 0)).toEqual([])
  expect(files.flatMap(extractSentences).filter((text) => code.includes(text))).toEqual([])
  expect(code).not.toContain('Invalid input: expected')
})

test('every file may be cached while it is valid, and every document is small', async () => {
  const index: { path: string; isCarried?: boolean }[] = readJson(`${buildFolder}/answers/index.json`)
  const paths = index.flatMap(({ path, isCarried }) => (isCarried ? [] : [path]))
  expect(paths.length).toBeGreaterThan(150)
  for (const path of paths) {
    const url = servers.builtIn.url + path
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
    const { headers } = response
    expect.soft([response.status, headers.get('x-content-type-options')], path).toEqual([200, 'nosniff'])
    await response.body?.cancel()
    const cacheControl = headers.get('cache-control')
    if (path.startsWith('/_next/static/')) {
      expect.soft(cacheControl, path).toBe('public, max-age=31536000, immutable')
      continue
    }
    expect.soft(cacheControl, path).not.toContain('s-maxage')
    if (!headers.get('content-type')?.startsWith('text/html')) continue
    expect.soft([cacheControl, headers.get('content-encoding')], path).toEqual(['no-cache', 'br'])
    expect.soft(headers.get('vary'), path).toContain('Accept-Encoding')
    const revalidation = await fetch(url, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })
    expect.soft(revalidation.status, path).toBe(304)
    // The list of all tools grows with their number.
    expect.soft(Number(headers.get('content-length')), path).toBeLessThanOrEqual(path === '/tools' ? 22_000 : 21_500)
  }
})

/** Files that the API reads by name or loads on demand at run time, so that a trace may miss them. */
const requiredApiFiles = [
  /^server\/speech-worker\.mjs$/,
  /^node_modules\/espeak-ng\/.*\.wasm$/,
  /^node_modules\/espeak-ng\/package\.json$/,
  /^node_modules\/dictionary-en\/index\.(?:aff|dic)$/,
  /^node_modules\/eld\/src\/ngrams\/small\.js$/,
  /^node_modules\/popular-english-words\/words\.js$/,
  /@redis[_/]client/,
]

/** Returns the files of a route's Vercel function, by their paths in the project. */
const readTracedFiles = (route: string) =>
  (readJson(route) as { files: string[] }).files.map((file) => relative('', join(dirname(route), file)))

test('Vercel puts all API routes into one function, with exactly the files that they load', () => {
  const { functions } = readJson(`${buildFolder}/server/functions-config-manifest.json`)
  expect(Object.keys(functions).filter((path) => path.startsWith('/api/'))).toEqual([])
  const settings = { 'app/api/**/*': { maxDuration: 300, supportsCancellation: true } }
  expect(readJson('vercel.json').functions).toEqual(settings)
  const routes = globSync(`${buildFolder}/server/app/api/**/route.js.nft.json`)
  expect(routes.length).toBeGreaterThan(5)
  const files = readTracedFiles(`${buildFolder}/server/app/api/generate-content/route.js.nft.json`)
  for (const pattern of requiredApiFiles) expect(files).toContainEqual(expect.stringMatching(pattern))
  const allFiles = [...new Set(routes.flatMap(readTracedFiles))]
  // The limit of a function is 250 MB.
  expect(allFiles.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(60_000_000)
  expect(allFiles.filter((file) => /^(e2e|test|scripts|docs)\/|\.env|\/sharp\//.test(file))).toEqual([])
})

test('the packaged site needs only its folder, writes nothing and stops on request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-packed-'))
  const site = join(folder, 'site')
  // The previous package contains one script, which pages that are still open may load.
  const answersFolder = join(folder, 'before', '.next', 'answers')
  mkdirSync(answersFolder, { recursive: true })
  const headers = ['Content-Type', 'text/javascript']
  const script = { path: '/_next/static/before.js', etag: 'W/"before"', headers, files: { identity: 'before' } }
  writeFileSync(join(answersFolder, 'index.json'), JSON.stringify([script]))
  writeFileSync(join(answersFolder, 'before'), 'before()')
  execFileSync('npm', ['run', 'pack', '--', site, '--keep', join(folder, 'before')])

  const files = globSync('**/*', { cwd: site, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => relative(site, join(entry.parentPath, entry.name)))
  expect(paths.length).toBeGreaterThan(1_000)
  const unwanted =
    /(?:^|\/)\.env|\.test\.|\.spec\.|\.map$|\.segment\.rsc$|^(?:e2e|test|scripts)\/|^node_modules\/(?:typescript|vitest|@playwright|sharp)\//
  expect(paths.filter((path) => unwanted.test(path))).toEqual([])
  const sizes = paths.filter((path) => path !== 'bin/node').map((path) => statSync(join(site, path)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(190e6)

  const env = { PORT: '0', ALTCHA_COST: '100', STATE_DIR: '/tmp' }
  const { url, terminate } = await waitForSite(startSandboxed(site, ['bin/node', 'server/main.mjs'], env))
  const page = await fetch(`${url}/tiktok-hook-generator`)
  const pageScript = /\/_next\/static\/[^"]+\.js/.exec(await page.text())?.[0]
  expect([page.status, (await fetch(`${url}${pageScript}`)).status]).toEqual([200, 200])
  expect(await (await fetch(`${url}/_next/static/before.js`)).text()).toBe('before()')
  expect((await fetch(`${url}/api/ready`)).status).toBe(200)
  expect(await generate(url)).toMatchObject({ status: 200, body: { engine: 'built-in' } })
  const speech = await sendGenerateRequest(url, {
    toolType: 'tiktok-voice-generator',
    prompt: 'Bread needs time.',
    headers: { Accept: 'text/event-stream' },
  })
  expect(await speech.text()).toMatch(/"type":"audio\/wav"[\s\S]*event: done/)
  expect((await terminate(30_000))?.code).toBe(0)
  rmSync(folder, { recursive: true })
})
