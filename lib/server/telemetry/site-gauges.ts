import { getMeter } from './instruments'

type SiteStatus = {
  /** The used part of what the site may spend today; null where nothing bounds it. */
  getBudgetShare(): Promise<number | null>
  /** Each service with a model, and whether it is left alone because it failed. */
  getBreakerStates(): readonly (readonly [service: string, open: boolean])[]
  /** Whether limits are counted in memory because Redis is away. */
  areLimitsInMemory(): boolean
}

/** Shows how the site stands to whoever asks for its counts. To be called once in a process. */
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
