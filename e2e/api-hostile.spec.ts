import { expect, test } from '@playwright/test'
import { createVisitorHeaders, fetchSolvedTokens, generate, sendGenerateRequest } from './api-call'
import {
  createKeepAliveAgent,
  createWorstCases,
  hostileInputs,
  openUnreadStream,
  prepareOrdinaryRequests,
  prepareRequests,
  sendPrepared,
  sendRefusedRequests,
  unreadToolType,
} from './hostile-requests'
import { type MockTikTok, startMockTikTok } from './mock-servers/tiktok'
import { type SiteProcess, siteSettings, startSite } from './site-process'

// All tests of this file share one site, which the last test stops.
test.describe.configure({ mode: 'serial' })

/** A slow machine may take this long for a response; a blocked site never responds. */
const TIMEOUT_MS = 30_000
const toolType = 'tiktok-hook-generator'

let tiktok: MockTikTok
let site: SiteProcess
test.beforeAll(async () => {
  tiktok = await startMockTikTok()
  site = await startSite({ ...siteSettings, TIKTOK_ORIGIN: tiktok.origin }, { hasInspector: true })
  // Load the code of every tool under attack.
  for (const request of await prepareOrdinaryRequests(site.url)) await sendPrepared(site.url, request, TIMEOUT_MS)
})
test.afterAll(async () => {
  await site.stop()
  await tiktok.close()
})

/** Runs `count` concurrent requests of other visitors, one per slot, and returns their statuses. */
async function runForOtherVisitors(count: number): Promise<number[]> {
  const tokens = await fetchSolvedTokens(site.url, toolType, count)
  const replies = tokens.map((token) => generate(site.url, { toolType, token, headers: createVisitorHeaders() }))
  return (await Promise.all(replies)).map(({ status }) => status)
}

test('a refused request retains less than 1 kB of memory', async () => {
  const count = 400
  // The state of a connection must not grow with its requests either.
  const agent = createKeepAliveAgent()
  for (const [kind, expectedStatus] of [
    ['forbidden', 403],
    ['left', 0],
  ] as const) {
    const measureGrowth = async () => {
      const before = await site.getHeapUsed()
      const statuses = await sendRefusedRequests(site.url, kind, count, agent)
      expect(statuses.get(expectedStatus)).toBeGreaterThan(0)
      return (await site.getHeapUsed()) - before
    }
    // Compiling code increases memory once; a leak increases it in every round.
    await expect.poll(measureGrowth, { timeout: TIMEOUT_MS }).toBeLessThan(count * 1_000)
  }
  agent.destroy()
})

test('requests that visitors leave open do not block other visitors’ runs', async () => {
  const visitors = Array.from({ length: 4 }, createVisitorHeaders)
  const streamTokens = await fetchSolvedTokens(site.url, unreadToolType, 8)
  const unreadStreams = await Promise.all(
    streamTokens.map((token, i) => openUnreadStream(site.url, token, visitors[i % 4] ?? {})),
  )
  const controller = new AbortController()
  const checkTokens = await fetchSolvedTokens(site.url, 'tiktok-username-checker', 8)
  const checks = checkTokens.map((token, visitor) => {
    const prompt = Array.from({ length: 10 }, (_, i) => `visitor${visitor}name${i}`).join(' ')
    const call = { toolType: 'tiktok-username-checker', prompt, token, headers: createVisitorHeaders() }
    return sendGenerateRequest(site.url, { ...call, signal: controller.signal })
  })
  const abandonedChecks = Promise.allSettled(checks)
  await expect.poll(() => tiktok.requests().some(({ path }) => path.includes('visitor'))).toBe(true)
  // A run ends even if its stream is not read.
  const countEndedRuns = () => site.getOutput().match(/"tool":"twitter-thread".*"streamed":true.*"status":200/g)?.length
  await expect.poll(countEndedRuns, { timeout: TIMEOUT_MS }).toBe(8)
  expect(await runForOtherVisitors(8)).toEqual(Array(8).fill(200))
  controller.abort()
  await abandonedChecks
  for (const socket of unreadStreams) socket.destroy()
})

test('answers other visitors while some send the worst prompts, and stops on request', async () => {
  const worstCases = createWorstCases(Object.keys(hostileInputs).length)
  const outcomes = new Set<string>()
  let isOver = false
  // Together with the run of an honest visitor they take all slots but one.
  const attackers = Array.from({ length: 6 }, async (_, attacker) => {
    for (let i = attacker; !isOver; i += 1) {
      const [request] = await prepareRequests(site.url, worstCases.slice(i % worstCases.length).slice(0, 1))
      if (request && !isOver) outcomes.add((await sendPrepared(site.url, request, TIMEOUT_MS)).what)
    }
  })
  for (let i = 0; i < 3; i += 1) {
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
    expect(await runForOtherVisitors(1)).toEqual([200])
  }
  expect([...outcomes]).not.toContain('no answer')
  isOver = true
  await Promise.all(attackers)

  const lastRequests = (await prepareRequests(site.url, worstCases)).map((request) =>
    sendPrepared(site.url, request, TIMEOUT_MS),
  )
  const ended = await site.terminate(TIMEOUT_MS)
  expect([0, 143]).toContain(ended?.code)
  await Promise.all(lastRequests)
})
