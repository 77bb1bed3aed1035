import { setTimeout as sleep } from 'node:timers/promises'
import { type HostileInput, hostile } from '../../../e2e/hostile/inputs.ts'
import { operator } from '../../../e2e/hostile/operator.ts'
import { fire, ordinaryShots, type Shot } from '../../../e2e/hostile/shots.ts'
import { tally } from '../../../e2e/hostile/standstill.ts'
import { newVisitor, solvedTokens } from '../../../e2e/hostile/visitor.ts'
import { startOwnSite } from '../../../e2e/own-site.ts'

const attackers = 6
const requests = 31
const honestRequests = 40
const durationMs = 40_000
const patienceMs = 60_000
const ordinary: HostileInput = { toolType: 'tiktok-hook-generator', prompt: 'sourdough bread at home' }

export const attackersHeadings = [
  'attack',
  'honest p50 and p90 idle, ms',
  'during the attack, ms',
  'honest answers',
  'attackers’ answers',
  'peak RSS, MB',
]

/** Six addresses send the most expensive prompt for 40 seconds; 40 honest visitors write meanwhile, one a second. */
export async function attackersRow(folder: string, kind: keyof typeof hostile): Promise<string[]> {
  const site = await startOwnSite(operator, { folder })
  let peak = 0
  const watch = setInterval(() => {
    if (site.isAlive()) peak = Math.max(peak, site.memory())
  }, 100)
  try {
    for (const shot of await ordinaryShots(site.url)) await fire(site.url, shot, patienceMs)
    const idle = await spread(site.url, await honestShots(site.url), durationMs / 4)
    const honest = await honestShots(site.url)
    const hostileShots = await attack(site.url, hostile[kind])
    const [attacked, during] = await Promise.all([
      spread(site.url, hostileShots, durationMs),
      spread(site.url, honest, durationMs),
    ])
    return [
      `A2 ${kind}, ${requests} from ${attackers} addresses in ${durationMs / 1000} s`,
      percentiles(idle),
      percentiles(during),
      tally(during.map(({ answer }) => answer)),
      tally(attacked.map(({ answer }) => answer)),
      (peak / 1_000_000).toFixed(0),
    ]
  } finally {
    clearInterval(watch)
    await site.stop()
  }
}

type Timed = { answer: string; ms: number }

/** Sends the shots at even intervals. */
function spread(site: string, shots: readonly Shot[], ms: number): Promise<Timed[]> {
  return Promise.all(
    shots.map(async (shot, i) => {
      await sleep((i * ms) / shots.length)
      const sent = performance.now()
      const { what, at } = await fire(site, shot, patienceMs)
      return { answer: what, ms: at - sent }
    }),
  )
}

async function honestShots(site: string): Promise<Shot[]> {
  const tokens = await solvedTokens(site, ordinary.toolType, honestRequests)
  return tokens.map((token) => ({ input: ordinary, token, visitor: newVisitor() }))
}

async function attack(site: string, input: HostileInput): Promise<Shot[]> {
  const addresses = Array.from({ length: attackers }, newVisitor)
  const tokens = await solvedTokens(site, input.toolType, requests)
  return tokens.map((token, i) => ({ input, token, visitor: addresses[i % attackers] ?? newVisitor() }))
}

function percentiles(timed: readonly Timed[]): string {
  const sorted = timed.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0)
  return `${at(0.5)} and ${at(0.9)}`
}
