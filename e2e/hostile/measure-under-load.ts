import type { SiteProcess } from '../site-process.ts'
import { type HealthLatency, measureHealth, measureIdleHealth } from './health.ts'
import { type PreparedRequest, sendPrepared } from './prepared-requests.ts'

export type LoadResult = {
  idle: HealthLatency
  underLoad: HealthLatency
  /** Status or `no answer`, and how many. */
  answers: string
  /** Until the last answer. */
  ms: number
  /** By how many bytes resident memory grew at most. */
  memoryGrowth: number
  isAnswered: boolean
}

const idleMs = 3_000

/** Fires all shots at once and asks for the site's health meanwhile. */
export async function measureUnderLoad(
  site: SiteProcess,
  shots: readonly PreparedRequest[],
  patienceMs: number,
): Promise<LoadResult> {
  const idle = await measureIdleHealth(site.url, idleMs)
  const before = site.getMemory()
  let most = before
  const watch = setInterval(() => {
    if (site.isAlive()) most = Math.max(most, site.getMemory())
  }, 50)
  const fired = performance.now()
  const answered = Promise.all(shots.map((shot) => sendPrepared(site.url, shot, patienceMs)))
  const under = await measureHealth(site.url, answered, { timeoutMs: patienceMs })
  const answers = await answered
  clearInterval(watch)
  return {
    idle,
    underLoad: under,
    answers: formatCounts(answers.map(({ what }) => what)),
    ms: Math.max(...answers.map(({ at }) => at)) - fired,
    memoryGrowth: most - before,
    isAnswered: answers.every(({ what }) => what !== 'no answer'),
  }
}

/** Such as `12 × 503 unavailable, 8 × 200`. */
export function formatCounts(list: readonly string[]): string {
  const kinds = Map.groupBy(list, (item) => item)
  return [...kinds].map(([kind, { length }]) => `${length} × ${kind}`).join(', ')
}
