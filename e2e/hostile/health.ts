import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long `/api/health` took, in milliseconds. */
export type HealthLatency = { p50: number; p99: number; longest: number }

type WatchOptions = {
  /** Between two questions. */
  everyMs?: number
  /** A question without an answer ends the watch, and counts as this long. */
  timeoutMs?: number
  /** Goes on for so long even if what it waits for is over. */
  atLeastMs?: number
}

/**
 * Asks for the site's health until something is over. Questions that nobody asked because the one before them had no
 * answer yet count as well, with the wait that they would have had: else one long standstill would be one sample.
 */
export async function measureHealth(
  site: string,
  work: Promise<unknown>,
  watch: WatchOptions = {},
): Promise<HealthLatency> {
  const { everyMs = 10, timeoutMs = 20_000, atLeastMs = 1_000 } = watch
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const waits: number[] = []
  const started = performance.now()
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  while (!isOver || performance.now() - started < atLeastMs) {
    const asked = performance.now()
    const wait = await measureAnswer(`${site}/api/health`, agent, timeoutMs)
    for (let left = wait; left > 0; left -= everyMs) waits.push(left)
    if (wait >= timeoutMs) break
    await sleep(Math.max(0, asked + everyMs - performance.now()))
  }
  agent.destroy()
  waits.sort((a, b) => a - b)
  const at = (share: number) =>
    waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), longest: at(1) }
}

/** The same while nothing else is asked of the site. */
export function measureIdleHealth(site: string, ms: number): Promise<HealthLatency> {
  return measureHealth(site, Promise.resolve(), { atLeastMs: ms })
}

/** Until there is an answer, on another connection where the first one breaks: a server that stood still closes those it kept. */
async function measureAnswer(url: string, agent: Agent, patienceMs: number): Promise<number> {
  const asked = performance.now()
  const elapsed = () => performance.now() - asked
  while (elapsed() < patienceMs) {
    if (await isAnswered(url, agent, patienceMs - elapsed())) return elapsed()
    await sleep(20)
  }
  return patienceMs
}

function isAnswered(url: string, agent: Agent, timeout: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent, timeout }, (response) => {
      response.resume().on('end', () => resolve(true))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}
