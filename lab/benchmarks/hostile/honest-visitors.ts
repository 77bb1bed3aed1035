import { setTimeout as sleep } from 'node:timers/promises'
import { type HostileInput, hostileInputs, type PreparedRequest, prepareOrdinaryRequests, sendPrepared, openUnreadStream, unreadToolType } from '../../../e2e/hostile-requests.ts'
import { formatCounts } from './measure-under-load.ts'
import { siteSettings, startSite, type SiteProcess } from '../../../e2e/site-process.ts'
import { createVisitorHeaders, fetchSolvedTokens, generate, sendGenerateRequest } from '../../../e2e/api-call.ts'
import { startMockTikTok } from '../../../e2e/mock-servers/tiktok.ts'

const ATTACKER_COUNT = 6
const REQUESTS_PER_ATTACKER = 31
const HONEST_REQUEST_COUNT = 40
const durationMs = 40_000
const TIMEOUT_MS = 60_000
const ordinaryInput: HostileInput = { toolType: 'tiktok-hook-generator', prompt: 'sourdough bread at home' }

export const attackersHeadings = [
  'attack',
  'honest p50 and p90 idle, ms',
  'during the attack, ms',
  'honest answers',
  'attackers’ answers',
  'peak RSS, MB',
]

/** Six addresses send the most expensive prompt for 40 seconds while 40 other visitors write, one per second. */
export async function measureAttackersRow(folder: string, kind: keyof typeof hostileInputs): Promise<string[]> {
  const site = await startSite(siteSettings, { folder })
  let peak = 0
  const watch = setInterval(() => {
    if (site.isAlive()) peak = Math.max(peak, site.getMemory())
  }, 100)
  try {
    for (const shot of await prepareOrdinaryRequests(site.url)) await sendPrepared(site.url, shot, TIMEOUT_MS)
    const idle = await fireEvenly(site.url, await prepareHonestRequests(site.url), durationMs / 4)
    const honest = await prepareHonestRequests(site.url)
    const hostileShots = await prepareAttack(site.url, hostileInputs[kind])
    const [attacked, during] = await Promise.all([
      fireEvenly(site.url, hostileShots, durationMs),
      fireEvenly(site.url, honest, durationMs),
    ])
    return [
      `A2 ${kind}, ${REQUESTS_PER_ATTACKER} from ${ATTACKER_COUNT} addresses in ${durationMs / 1000} s`,
      formatPercentiles(idle),
      formatPercentiles(during),
      formatCounts(during.map(({ answer }) => answer)),
      formatCounts(attacked.map(({ answer }) => answer)),
      (peak / 1_000_000).toFixed(0),
    ]
  } finally {
    clearInterval(watch)
    await site.stop()
  }
}

type TimedReply = { answer: string; ms: number }

function fireEvenly(site: string, shots: readonly PreparedRequest[], ms: number): Promise<TimedReply[]> {
  return Promise.all(
    shots.map(async (shot, i) => {
      await sleep((i * ms) / shots.length)
      const sent = performance.now()
      const { what, at } = await sendPrepared(site, shot, TIMEOUT_MS)
      return { answer: what, ms: at - sent }
    }),
  )
}

async function prepareHonestRequests(site: string): Promise<PreparedRequest[]> {
  const tokens = await fetchSolvedTokens(site, ordinaryInput.toolType, HONEST_REQUEST_COUNT)
  return tokens.map((token) => ({ input: ordinaryInput, token, visitor: createVisitorHeaders() }))
}

async function prepareAttack(site: string, input: HostileInput): Promise<PreparedRequest[]> {
  const addresses = Array.from({ length: ATTACKER_COUNT }, createVisitorHeaders)
  const tokens = await fetchSolvedTokens(site, input.toolType, REQUESTS_PER_ATTACKER)
  return tokens.map((token, i) => ({
    input,
    token,
    visitor: addresses[i % ATTACKER_COUNT] ?? createVisitorHeaders(),
  }))
}

function formatPercentiles(timed: readonly TimedReply[]): string {
  const sorted = timed.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0)
  return `${at(0.5)} and ${at(0.9)}`
}

const WRITING_TOOL = 'tiktok-hook-generator'
const CHECKING_TOOL = 'tiktok-username-checker'
/** An unreleased slot expires with its lease after 255 seconds. */
const MAX_WAIT_MS = 270_000

export const slotHeadings = ['attack', 'others who want to write', 'answers', 'places free after, s']

/** Eight streams of four visitors, none of which is read. */
export async function measureUnreadRow(folder: string): Promise<string[]> {
  const site = await startSite(siteSettings, { folder })
  const others = { count: 40, everyMs: 750 }
  try {
    const tokens = await fetchSolvedTokens(site.url, unreadToolType, 8)
    const wanted = await fetchSolvedTokens(site.url, WRITING_TOOL, others.count)
    const started = performance.now()
    for (let pair = 0; pair < 4; pair += 1) {
      const visitor = createVisitorHeaders()
      for (const token of tokens.splice(0, 2)) await openUnreadStream(site.url, token, visitor)
    }
    await sleep(2_000)
    const answers = await writeForOthers(site, wanted, others.everyMs)
    return ['H2 8 unread streams', `${others.count} in 30 s`, answers, await waitUntilFree(site, started)]
  } finally {
    await site.stop()
  }
}

export async function measureNamesRow(folder: string): Promise<string[]> {
  const tiktok = await startMockTikTok()
  const site = await startSite({ ...siteSettings, TIKTOK_ORIGIN: tiktok.origin }, { folder })
  const others = { count: 20, everyMs: 500 }
  try {
    const tokens = await fetchSolvedTokens(site.url, CHECKING_TOOL, 8)
    const wanted = await fetchSolvedTokens(site.url, WRITING_TOOL, others.count)
    const started = performance.now()
    const leaving = new AbortController()
    const checks = tokens.map(async (token, visitor) => {
      const prompt = Array.from({ length: 10 }, (_, i) => `gone.v${visitor}n${i}`).join(' ')
      const call = {
        toolType: CHECKING_TOOL,
        prompt,
        token,
        headers: createVisitorHeaders(),
        signal: leaving.signal,
      }
      await (await sendGenerateRequest(site.url, call)).text()
    })
    await sleep(1_000)
    const answers = await writeForOthers(site, wanted, others.everyMs)
    const free = await waitUntilFree(site, started)
    leaving.abort()
    await Promise.allSettled(checks)
    return ['H3 8 visitors check 10 names each', `${others.count} in 10 s`, answers, free]
  } finally {
    await site.stop()
    await tiktok.close()
  }
}

async function writeForOthers(site: SiteProcess, tokens: readonly string[], everyMs: number): Promise<string> {
  const answers = tokens.map(async (token, i) => {
    await sleep(i * everyMs)
    const { status, body } = await generate(site.url, {
      toolType: WRITING_TOOL,
      token,
      headers: createVisitorHeaders(),
    })
    return [status, body.code].filter(Boolean).join(' ')
  })
  return formatCounts(await Promise.all(answers))
}

async function waitUntilFree(site: SiteProcess, since: number): Promise<string> {
  while (performance.now() - since < MAX_WAIT_MS) {
    const [token = ''] = await fetchSolvedTokens(site.url, WRITING_TOOL, 1)
    const { status } = await generate(site.url, {
      toolType: WRITING_TOOL,
      token,
      headers: createVisitorHeaders(),
    })
    if (status === 200) return ((performance.now() - since) / 1000).toFixed(0)
    await sleep(500)
  }
  return `not within ${MAX_WAIT_MS / 1000}`
}
