import { setTimeout as sleep } from 'node:timers/promises'
import { type HostileInput, hostileInputs } from '../../../e2e/hostile/inputs.ts'
import { formatCounts } from './measure-under-load.ts'
import { type PreparedRequest, prepareOrdinaryRequests, sendPrepared } from '../../../e2e/hostile/prepared-requests.ts'
import { siteSettings } from '../../../e2e/hostile/site-settings.ts'
import { createVisitorHeaders, fetchSolvedTokens } from '../../../e2e/hostile/visitor.ts'
import { startSite } from '../../../e2e/site-process.ts'

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
