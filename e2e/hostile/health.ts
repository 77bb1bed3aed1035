import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long `/api/health` took, in milliseconds. */
export type Waits = { p50: number; p99: number; longest: number }

type Watch = {
  /** Between two questions. */
  everyMs?: number
  /** A question without an answer ends the watch, and counts as this long. */
  patienceMs?: number
  /** Goes on for so long even if what it waits for is over. */
  atLeastMs?: number
}

/**
 * Asks for the site's health until something is over. Questions that nobody asked because the one before them had no
 * answer yet count as well, with the wait that they would have had: else one long standstill would be one sample.
 */
export async function watchHealth(site: string, over: Promise<unknown>, watch: Watch = {}): Promise<Waits> {
  const { everyMs = 10, patienceMs = 20_000, atLeastMs = 1_000 } = watch
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const waits: number[] = []
  const started = performance.now()
  let isOver = false
  const end = () => {
    isOver = true
  }
  over.then(end, end)
  while (!isOver || performance.now() - started < atLeastMs) {
    const asked = performance.now()
    const wait = await answerTime(`${site}/api/health`, agent, patienceMs)
    for (let left = wait; left > 0; left -= everyMs) waits.push(left)
    if (wait >= patienceMs) break
    await sleep(Math.max(0, asked + everyMs - performance.now()))
  }
  agent.destroy()
  waits.sort((a, b) => a - b)
  const at = (share: number) =>
    waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), longest: at(1) }
}

/** The same while nothing else is asked of the site. */
export function watchIdle(site: string, ms: number): Promise<Waits> {
  return watchHealth(site, Promise.resolve(), { atLeastMs: ms })
}

/** Until there is an answer, on another connection where the first one breaks: a server that stood still closes those it kept. */
async function answerTime(url: string, agent: Agent, patienceMs: number): Promise<number> {
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
