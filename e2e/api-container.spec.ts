import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { generate, sendGenerateRequest } from './api-call'
import { canSandbox, startSandboxed } from './sandbox'
import { waitForSite } from './site-process'

// They share one pack.
test.describe.configure({ mode: 'serial' })

const folder = mkdtempSync(join(tmpdir(), 'postsmith-packed-'))
const site = join(folder, 'site')
const isSandboxed = canSandbox()
const settings = { PORT: '0', ALTCHA_COST: '100', STATE_DIR: '/tmp' }

const startPackedSite = (env: Record<string, string>) =>
  startSandboxed({ folder: site, command: ['bin/node', 'server/main.mjs'], env: { ...settings, ...env } })

const listFiles = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))

/** What a pack of before has for pages that are open: one script. */
function createPreviousPack(): string {
  const answers = join(folder, 'before', '.next', 'answers')
  mkdirSync(answers, { recursive: true })
  const headers = ['Content-Type', 'text/javascript']
  const script = {
    path: '/_next/static/before.js',
    etag: 'W/"before"',
    headers,
    files: { identity: 'before' },
  }
  writeFileSync(join(answers, 'index.json'), JSON.stringify([script]))
  writeFileSync(join(answers, 'before'), 'before()')
  return join(folder, 'before')
}

test.beforeAll(() => {
  execFileSync('npm', ['run', 'pack', '--', site, '--keep', createPreviousPack()])
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the packed site needs nothing but its folder, writes nowhere and ends when it is asked', async () => {
  if (!isSandboxed) console.log('No root of its own can be made here: the packed site runs beside everything else.')
  const { url, terminate } = await waitForSite(startPackedSite({}))

  const page = await fetch(`${url}/tiktok-hook-generator`)
  const script = /\/_next\/static\/[^"]+\.js/.exec(await page.text())?.[0]
  expect(page.status).toBe(200)
  expect((await fetch(`${url}${script}`)).status).toBe(200)
  expect(await (await fetch(`${url}/_next/static/before.js`)).text()).toBe('before()')
  expect((await fetch(`${url}/api/ready`)).status).toBe(200)

  const { status, body } = await generate(url)
  expect([status, body.engine]).toEqual([200, 'built-in'])
  expect(body.cards.length).toBeGreaterThan(2)

  const speechResponse = await sendGenerateRequest(url, {
    toolType: 'tiktok-voice-generator',
    prompt: 'Bread needs time.',
    headers: { Accept: 'text/event-stream' },
  })
  const speechEvents = await speechResponse.text()
  expect(speechEvents).toContain('"type":"audio/wav"')
  expect(speechEvents).toContain('event: done')

  expect((await terminate(15_000))?.code).toBe(0)
})

test('the packed site does not start with a wrong setting, and says why', async () => {
  const server = startPackedSite({ TRUST_PROXY_HOPS: 'marker' })
  let output = ''
  server.stderr?.on('data', (piece) => {
    output += String(piece)
  })
  const [code] = await once(server, 'close')
  expect(code).toBe(1)
  expect(output).toContain('TRUST_PROXY_HOPS is not a number.')
})

test('the pack has neither settings nor tests nor tools, and is smaller than 190 MB without Node', () => {
  const files = listFiles(site)
  expect(files.length).toBeGreaterThan(1_000)
  const unwantedFiles =
    /(?:^|\/)\.env|\.test\.|\.spec\.|\.map$|\.segment\.rsc$|^(?:e2e|test|scripts)\/|^node_modules\/(?:typescript|vitest|@playwright|sharp)\//
  expect(files.filter((file) => unwantedFiles.test(file))).toEqual([])
  const bytes = files.filter((file) => file !== 'bin/node').map((file) => statSync(join(site, file)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(190e6)
})

test('the image is built from files that are there and are let through, and from no settings', () => {
  const copiedPaths = readFileSync('Dockerfile', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(1, -1))
  const [first, ...rest] = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const allowedPaths = rest.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  expect(copiedPaths.filter((path) => !existsSync(path))).toEqual([])
  expect(allowedPaths.filter((path) => !existsSync(path))).toEqual([])
  expect([first, rest.includes('**/.env*')]).toEqual(['*', true])
  expect(allowedPaths.sort()).toEqual([
    '.npmrc',
    'NOTICE',
    'app',
    'components',
    'content',
    'instrumentation.ts',
    'lib',
    'next.config.ts',
    'package-lock.json',
    'package.json',
    'postcss.config.mjs',
    'public',
    'scripts',
    'server',
    'tsconfig.json',
    'worker',
  ])
})
