import { getMeter } from '@/lib/server/telemetry/instruments'
import { serverState } from '@/platform/next/process-state'

/** Caches results for this long (milliseconds), so that frequent checks are cheap. */
const CACHE_MS = 1_000

type ReadinessChecks = {
  /** Whether the limits' shared store responds, within 250 ms. */
  areLimitsReachable(): Promise<boolean>
  areModelsUp(): boolean
  /** The used share of the site's daily budget; null without a budget. */
  getBudgetShare(): Promise<number | null>
}

/** 503 while draining or without the store. A paused model or spent budget affects every process, so it is 200. */
export function createReadinessHandler({ areLimitsReachable, areModelsUp, getBudgetShare }: ReadinessChecks) {
  let cachedChecks: { expiresAt: number; results: Promise<[limits: boolean, budget: boolean]> } | null = null

  function runChecks() {
    if (cachedChecks === null || cachedChecks.expiresAt <= performance.now()) {
      const budgetCheck = getBudgetShare().then(
        (share) => share === null || share < 1,
        () => false,
      )
      cachedChecks = {
        expiresAt: performance.now() + CACHE_MS,
        results: Promise.all([areLimitsReachable(), budgetCheck]),
      }
    }
    return cachedChecks.results
  }

  return async (): Promise<Response> => {
    const [areLimitsUp, hasBudget] = await runChecks()
    const { isDraining } = serverState
    const isReady = areLimitsUp && !isDraining
    return Response.json(
      { ready: isReady, draining: isDraining, limits: areLimitsUp, models: areModelsUp(), budget: hasBudget },
      { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
    )
  }
}

type SiteStatus = Pick<ReadinessChecks, 'getBudgetShare'> & {
  /** Each service with a model, and whether it is paused after failures. */
  getBreakerStates(): readonly (readonly [service: string, open: boolean])[]
  areLimitsInMemory(): boolean
}

/** Registers gauges of the site's status. Call once per process. */
export function registerSiteGauges({ getBudgetShare, getBreakerStates, areLimitsInMemory }: SiteStatus): void {
  const createGauge = (name: string, description: string) => getMeter().createObservableGauge(name, { description })
  createGauge('postsmith.budget.ratio', 'Part of the day’s budget that is spent or set aside.').addCallback(
    async (result) => {
      const share = await getBudgetShare().catch(() => null)
      if (share !== null) result.observe(share)
    },
  )
  createGauge('postsmith.breaker.open', '1 while a model is left alone because it failed.').addCallback((result) => {
    for (const [service, isOpen] of getBreakerStates()) result.observe(Number(isOpen), { service })
  })
  createGauge('postsmith.limits.away', '1 while Redis is away and limits are counted in memory.').addCallback(
    (result) => result.observe(Number(areLimitsInMemory())),
  )
}
