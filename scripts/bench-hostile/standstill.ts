import { post } from '../../e2e/api-call.ts'
import { type Waits, watchHealth, watchIdle } from '../../e2e/hostile/health.ts'
import type { HostileInput } from '../../e2e/hostile/inputs.ts'
import type { OwnSite } from '../../e2e/own-site.ts'

export type Shot = { input: HostileInput; token: string; visitor: Record<string, string> }

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

/** One shot, and what came of it; rejects never. */
export async function fire(site: string, { input, token, visitor }: Shot, patienceMs: number) {
  const call = { ...input, token, headers: visitor, signal: AbortSignal.timeout(patienceMs) }
  const what = await post(site, call).then(
    ({ status, body }) => [status, body.code].filter(Boolean).join(' '),
    () => 'no answer',
  )
  return { what, at: performance.now() }
}

/** Such as `12 × 503 unavailable, 8 × 200`. */
export function tally(list: readonly string[]): string {
  const kinds = Map.groupBy(list, (item) => item)
  return [...kinds].map(([kind, { length }]) => `${length} × ${kind}`).join(', ')
}
