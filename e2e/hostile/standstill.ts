import type { OwnSite } from '../own-site.ts'
import { type Waits, watchHealth, watchIdle } from './health.ts'
import { fire, type Shot } from './shots.ts'

export type Standstill = {
  idle: Waits
  under: Waits
  /** Status or `no answer`, and how many. */
  answers: string
  /** Until the last answer. */
  ms: number
  /** By how many bytes resident memory grew at most. */
  grown: number
  isAnswered: boolean
}

const idleMs = 3_000

/** Fires all shots at once and asks for the site's health meanwhile. */
export async function standstill(
  site: OwnSite,
  shots: readonly Shot[],
  patienceMs: number,
): Promise<Standstill> {
  const idle = await watchIdle(site.url, idleMs)
  const before = site.memory()
  let most = before
  const watch = setInterval(() => {
    if (site.isAlive()) most = Math.max(most, site.memory())
  }, 50)
  const fired = performance.now()
  const answered = Promise.all(shots.map((shot) => fire(site.url, shot, patienceMs)))
  const under = await watchHealth(site.url, answered, { patienceMs })
  const answers = await answered
  clearInterval(watch)
  return {
    idle,
    under,
    answers: tally(answers.map(({ what }) => what)),
    ms: Math.max(...answers.map(({ at }) => at)) - fired,
    grown: most - before,
    isAnswered: answers.every(({ what }) => what !== 'no answer'),
  }
}

/** Such as `12 × 503 unavailable, 8 × 200`. */
export function tally(list: readonly string[]): string {
  const kinds = Map.groupBy(list, (item) => item)
  return [...kinds].map(([kind, { length }]) => `${length} × ${kind}`).join(', ')
}
