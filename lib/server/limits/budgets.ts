import type { LimitSettings, RunRequirements } from './limits'
import type { Budget, RefusalReason, RunOutcome } from './store'
import { getUtcDay } from './utc-day'

/** A day's count; the last of its runs has ended long before. */
export const DAILY_COUNTER_TTL_MS = 26 * 3_600_000

/**
 * The part of the day's budget that one address may spend: ten addresses have to work together to close a site, and an
 * office behind one address has as much as its uses allow (200 of 2,000 runs of models, two tools used to their limit).
 */
const VISITOR_SHARE = 0.1
/** For an IPv6 network of 48 bits, which one customer may hold. Eight visitors' shares would be most of the day. */
const NETWORK_SHARE = 0.25

type BudgetSettings = Pick<LimitSettings, 'dailyBudgetMicroUsd' | 'modelDailyLimit'>

/** The whole site's: money where the operator has set a budget; else runs of a model, which need no prices. */
export function getSiteBudget(settings: BudgetSettings, day: string): Omit<Budget, 'amount'> | null {
  const { dailyBudgetMicroUsd: moneyLimit, modelDailyLimit: runLimit } = settings
  const base = { scope: 'site', ttlMs: DAILY_COUNTER_TTL_MS } as const
  if (moneyLimit !== null) return { ...base, key: `budget:${day}`, unit: 'money', limit: moneyLimit }
  // A run counts however it ends: the model may have worked.
  return runLimit === null ? null : { ...base, key: `model:${day}`, unit: 'runs', limit: runLimit }
}

/** What a run sets aside until its end. */
export function getBudgets(
  { visitor, maxCostMicroUsd, usesModel }: RunRequirements,
  settings: BudgetSettings,
): Budget[] {
  const siteBudget = getSiteBudget(settings, getUtcDay())
  const amount = siteBudget?.unit === 'money' ? maxCostMicroUsd : usesModel ? 1 : null
  if (siteBudget === null || amount === null) return []
  // Who has used less than the share may begin one more run, even if its reserve is larger than the share.
  const buildShareBudget = (holder: string, share: number): Budget => ({
    ...siteBudget,
    key: `${siteBudget.key}:${holder}`,
    scope: 'visitor',
    amount,
    limit: Math.max(1, Math.floor(share * siteBudget.limit)) + amount - 1,
  })
  const networkBudgets = visitor.network === null ? [] : [buildShareBudget(visitor.network, NETWORK_SHARE)]
  return [{ ...siteBudget, amount }, buildShareBudget(visitor.key, VISITOR_SHARE), ...networkBudgets]
}

/** What a claim is refused with where this budget has no room. */
export function getRefusalReason({ scope }: Budget): RefusalReason {
  return scope === 'site' ? 'budget' : 'share'
}

/** By how much a run's end changes the budget's count. */
export function getSettlementChange({ unit, amount }: Budget, { spent }: RunOutcome): number {
  return unit === 'runs' ? 0 : spent - amount
}

/** Whether what is left of it are uses that the visitor has left. */
export const isVisitorRunBudget = ({ scope, unit }: Budget): boolean => scope === 'visitor' && unit === 'runs'
