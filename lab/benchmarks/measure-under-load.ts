import type { SiteProcess } from '../../e2e/site-process.ts'
import { type PreparedRequest, sendPrepared } from '../../e2e/hostile-requests.ts'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Latency of `/api/health` in milliseconds. */
type HealthLatency = { p50: number; p99: number; max: number }

const INTERVAL_MS = 10

/**
 * Lasts until the work ends, at least `minDurationMs`. A request without a response after `timeoutMs` ends it and
 * counts with this duration. A slow response also counts the polls that it held back; otherwise a long standstill
 * would be a single sample.
 */
async function measureHealth(
  site: string,
  work: Promise<unknown>,
  { timeoutMs = 20_000, minDurationMs = 1_000 }: { timeoutMs?: number; minDurationMs?: number },
): Promise<HealthLatency> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const latencies: number[] = []
  const startTime = performance.now()
  let isOver = false
  const markOver = () => {
    isOver = true
  }
  work.then(markOver, markOver)
  while (!isOver || performance.now() - startTime < minDurationMs) {
    const requestTime = performance.now()
    const latency = await measureAnswerMs(`${site}/api/health`, agent, timeoutMs)
    for (let remainingMs = latency; remainingMs > 0; remainingMs -= INTERVAL_MS) latencies.push(remainingMs)
    if (latency >= timeoutMs) break
    await sleep(Math.max(0, requestTime + INTERVAL_MS - performance.now()))
  }
  agent.destroy()
  latencies.sort((a, b) => a - b)
  const getPercentile = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return { p50: getPercentile(0.5), p99: getPercentile(0.99), max: getPercentile(1) }
}

/** Measures the response time. Retries a broken connection, because a stalled server closes idle ones. */
async function measureAnswerMs(url: string, agent: Agent, timeoutMs: number): Promise<number> {
  const requestTime = performance.now()
  const elapsed = () => performance.now() - requestTime
  while (elapsed() < timeoutMs) {
    if (await isAnswered(url, agent, timeoutMs - elapsed())) return elapsed()
    await sleep(20)
  }
  return timeoutMs
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

export type LoadResult = {
  idle: HealthLatency
  underLoad: HealthLatency
  answers: string
  durationMs: number
  /** Maximum growth of resident memory in bytes. */
  memoryGrowth: number
  isAnswered: boolean
}

const IDLE_MS = 3_000

export async function measureUnderLoad(
  site: SiteProcess,
  requests: readonly PreparedRequest[],
  timeoutMs: number,
): Promise<LoadResult> {
  const idle = await measureHealth(site.url, Promise.resolve(), { minDurationMs: IDLE_MS })
  const memoryBefore = site.getMemory()
  let peakMemory = memoryBefore
  const memoryTimer = setInterval(() => {
    if (site.isAlive()) peakMemory = Math.max(peakMemory, site.getMemory())
  }, 50)
  const startTime = performance.now()
  const answersPromise = Promise.all(requests.map((request) => sendPrepared(site.url, request, timeoutMs)))
  const underLoad = await measureHealth(site.url, answersPromise, { timeoutMs })
  const answers = await answersPromise
  clearInterval(memoryTimer)
  return {
    idle,
    underLoad,
    answers: formatCounts(answers.map(({ what }) => what)),
    durationMs: Math.max(...answers.map(({ at }) => at)) - startTime,
    memoryGrowth: peakMemory - memoryBefore,
    isAnswered: answers.every(({ what }) => what !== 'no answer'),
  }
}

/** Returns counts such as `12 × 503 unavailable, 8 × 200`. */
function formatCounts(list: readonly string[]): string {
  const kinds = Map.groupBy(list, (item) => item)
  return [...kinds].map(([kind, { length }]) => `${length} × ${kind}`).join(', ')
}
