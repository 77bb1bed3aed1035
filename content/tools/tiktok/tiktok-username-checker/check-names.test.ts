import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MockTikTok, startMockTikTok } from '@/e2e/mock-servers/tiktok'
import { parseEnv, toSettings } from '@/lib/server/env'
import { runServerTool } from '@/test/run-server-tool'
import type { CheckedName } from './checked-name'
import copy from './copy.md'
import { createNameChecker, createThrottle } from './name-checker'
import { parseNames } from './names'
import { checkNames, parseNamesTask, runNameChecks } from './run-name-checks'

let tiktok: MockTikTok
beforeAll(async () => {
  tiktok = await startMockTikTok()
})
beforeEach(() => tiktok.clear())
afterAll(() => tiktok.close())

const getRequestPaths = () => tiktok.requests().map(({ path }) => decodeURIComponent(path))
const buildOembedPath = (name: string) => `/oembed?url=https://www.tiktok.com/@${name}`
const neverAborted = new AbortController().signal

function createChecker(origin = tiktok.origin) {
  const settings = { origin, isMock: true, blocked: new Set<string>() }
  return createNameChecker({ tiktok: settings, gapMs: 0, pauseMs: 60_000 })
}

async function check(text: string, overrides: Partial<Parameters<typeof checkNames>[1]> = {}) {
  const options = {
    checkName: createChecker(),
    blockedNames: new Set(['taken.down']),
    signal: neverAborted,
    ...overrides,
  }
  return Array.fromAsync(checkNames(parseNames(text), options))
}

const getVerdicts = (found: readonly CheckedName[]) => found.map(({ name, verdict }) => [name, verdict])

test.each([
  ['demo.user', 'taken', 'A public account has this name.'],
  ['embedless', 'taken', 'A public account has this name.'],
  ['pageless', 'taken', 'A public account has this name.'],
  ['quiet', 'taken (private)', 'A private account has this name.'],
  ['gone', 'no public account found', /^TikTok shows no account with this name\. It may be unclaimed,/],
  ['oldgone', 'no public account found', /^TikTok shows no account with this name\. It may be unclaimed,/],
  ['young', 'not usable', 'An account has this name, but TikTok doesn’t show it to the public.'],
  ['sensitive', 'not usable', 'TikTok says this name isn’t allowed.'],
  ['renamed', 'could not check', /^TikTok answered with another account, @new\.name,/],
  ['challenged', 'could not check', /^TikTok didn’t give a clear answer\./],
  ['broken', 'could not check', /^TikTok didn’t give a clear answer\./],
  ['changed', 'could not check', /^TikTok didn’t give a clear answer\./],
  ['limited', 'could not check', /^TikTok asked us to slow down while/],
  ['pagelimited', 'could not check', /^TikTok asked us to slow down while/],
  ['taken.down', 'could not check', 'This name can’t be checked here.'],
  ['crumb-club', 'not usable', /^A TikTok username can only have letters,/],
])('reports %s as %s', async (name, verdict, note) => {
  const [found] = await check(name)
  expect(found).toMatchObject({ name, verdict, lowCertainty: false })
  expect(found?.note).toMatch(note)
})

test.each(['shielded', 'loginwall', 'abroad'])(
  '%s: is less certain when oEmbed finds no account and the page is blocked',
  async (name) => {
    expect(await check(name)).toMatchObject([{ verdict: 'no public account found', lowCertainty: true }])
  },
)

test('names the account when TikTok shows it', async () => {
  const found = await check('demo.user embedless quiet gone')
  expect(found.map(({ account }) => account)).toEqual([
    { nickname: 'Demo', followers: null },
    { nickname: 'Demo', followers: 12 },
    { nickname: 'Quiet', followers: null },
    null,
  ])
})

test('requests the page only for names unknown to oEmbed, and nothing for an invalid spelling', async () => {
  await check('demo.user crumb-club gone taken.down')
  expect(getRequestPaths()).toEqual([buildOembedPath('demo.user'), buildOembedPath('gone'), '/@gone'])
})

test('ends the batch at the first 429 without further requests', async () => {
  const found = await check('demo.user limited takenone crumb-club gone')
  expect(getVerdicts(found)).toEqual([
    ['demo.user', 'taken'],
    ['limited', 'could not check'],
    ['takenone', 'could not check'],
    ['crumb-club', 'not usable'],
    ['gone', 'could not check'],
  ])
  expect(found[2]?.note).toContain('we stopped before this name')
  expect(getRequestPaths()).toEqual([buildOembedPath('demo.user'), buildOembedPath('limited')])
})

test('after a 429 other visitors’ names also wait, but cached names are still answered', async () => {
  const shared = createChecker()
  await check('demo.user limited', { checkName: shared })
  tiktok.clear()
  expect(getVerdicts(await check('demo.user takenone', { checkName: shared }))).toEqual([
    ['demo.user', 'taken'],
    ['takenone', 'could not check'],
  ])
  expect(getRequestPaths()).toEqual([])
})

test('caches taken and missing names, but not unclear results', async () => {
  const shared = createChecker()
  await check('demo.user gone broken', { checkName: shared })
  tiktok.clear()
  await check('demo.user gone broken', { checkName: shared })
  expect(getRequestPaths()).toEqual([buildOembedPath('broken'), '/@broken'])
})

test('ends the batch after two consecutive names without a clear result', async () => {
  const found = await check('broken gone challenged changed demo.user')
  expect(getVerdicts(found)).toEqual([
    ['broken', 'could not check'],
    ['gone', 'no public account found'],
    ['challenged', 'could not check'],
    ['changed', 'could not check'],
    ['demo.user', 'could not check'],
  ])
  expect(getRequestPaths()).not.toContain(buildOembedPath('demo.user'))
})

test('checks no name while TikTok is unreachable', async () => {
  const gone = await startMockTikTok()
  await gone.close()
  const found = await check('demo.user quiet gone', { checkName: createChecker(gone.origin) })
  expect(found.map(({ verdict }) => verdict)).toEqual(Array(3).fill('could not check'))
})

test('aborts the batch with the reason when the visitor leaves', async () => {
  const visitor = new AbortController()
  const run = checkNames(parseNames('demo.user quiet gone'), {
    checkName: createChecker(),
    blockedNames: new Set(),
    signal: visitor.signal,
  })
  expect((await run.next()).value).toMatchObject({ name: 'demo.user', verdict: 'taken' })
  visitor.abort(new Error('left'))
  await expect(run.next()).rejects.toThrow('left')
  expect(getRequestPaths()).toEqual([buildOembedPath('demo.user')])
})

test('suggests similar names only for taken names and invalid spellings', async () => {
  const found = await check('demo.user quiet gone crumb-club')
  expect(found.map(({ variants }) => variants.length)).toEqual([5, 5, 0, 5])
})

test('no verdict, note or page text says that a name is available', async () => {
  const found = await check('demo.user quiet gone young sensitive renamed broken shielded limited crumb-club')
  expect(JSON.stringify([found, copy])).not.toMatch(/availab/i)
})

const createInput = (prompt: string) => ({ prompt, parameters: { elsewhere: false } })

function runTool(prompt: string) {
  const variables = { TIKTOK_ORIGIN: tiktok.origin, TIKTOK_BLOCKED: 'taken.down' }
  const settings = toSettings(parseEnv(variables))
  return runServerTool((context) => runNameChecks(parseNamesTask(createInput(prompt)), context), { settings })
}

test('sends each name as a separate part, with progress before and after', async () => {
  const { steps, text } = await runTool('crumb-club demo.user')
  expect(steps).toMatchObject([
    { progress: { stage: 'checking', done: 0, total: 2 } },
    { part: { name: 'crumb-club', verdict: 'not usable' } },
    { progress: { done: 1 } },
    { part: { name: 'demo.user', verdict: 'taken' } },
    { progress: { done: 2 } },
  ])
  expect(text).toContain('@demo.user: taken\n')
})

test('fails a run without any response from TikTok, so that it does not count as a use', async () => {
  await expect(runTool('limited')).rejects.toMatchObject({ code: 'unavailable' })
})

test('reports a name that the operator blocks as a result', async () => {
  expect((await runTool('taken.down')).text).toMatch(/^@taken\.down: could not check\n/)
})

test.each([
  [', ;\n', 'empty_prompt'],
  [Array.from({ length: 11 }, (_, i) => `name${i}`).join(' '), 'too_many_names'],
])('refuses %j: %s', (prompt, code) => {
  expect(() => parseNamesTask(createInput(prompt))).toThrow(expect.objectContaining({ code }))
})

test('delays the next request, and stops waiting when its visitor leaves', async () => {
  const pace = createThrottle(600_000)
  const visitor = new AbortController()
  await pace(neverAborted)
  const pendingCall = pace(visitor.signal)
  visitor.abort()
  await expect(pendingCall).rejects.toThrow('The operation was aborted')
})

test('a third request waits for two gaps', async () => {
  const pace = createThrottle(50)
  const startedAt = performance.now()
  await Promise.all([1, 2, 3].map(() => pace(neverAborted)))
  // A timer may end a millisecond early.
  expect(performance.now() - startedAt).toBeGreaterThan(98)
})
