import { getMeter } from './instruments'

type SiteStatus = {
  /** The used share of the site's daily budget; null without a budget. */
  getBudgetShare(): Promise<number | null>
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
