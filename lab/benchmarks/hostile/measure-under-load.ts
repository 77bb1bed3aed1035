import type { SiteProcess } from '../../../e2e/site-process.ts'
import { type HealthLatency, measureHealth, measureIdleHealth } from './health.ts'
import { type PreparedRequest, sendPrepared } from '../../../e2e/hostile/prepared-requests.ts'

export type LoadResult = {
  idle: HealthLatency
  underLoad: HealthLatency
  /** Status or `no answer`, with counts. */
  answers: string
  /** Time until the last response. */
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
  const idle = await measureIdleHealth(site.url, IDLE_MS)
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
export function formatCounts(list: readonly string[]): string {
  const kinds = Map.groupBy(list, (item) => item)
  return [...kinds].map(([kind, { length }]) => `${length} × ${kind}`).join(', ')
}
