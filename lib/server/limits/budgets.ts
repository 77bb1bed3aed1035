import { DAY_MS } from '@/lib/core/numbers'
import type { Settings } from '@/lib/tool/settings'
import type { RunRequirements } from './limits'
import type { Budget, RunOutcome } from './store'

/** Returns the day of quotas and budgets, such as `2026-11-21`. */
export const getUtcDay = () => new Date().toISOString().slice(0, 10)

export const getSecondsToMidnight = () => Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1000)

/** Lifetime of a daily counter. All of the day's runs have ended by then. */
export const DAILY_COUNTER_TTL_MS = 26 * 3_600_000

/** The share of one address. It takes ten to exhaust a budget, while an office gets 200 of 2,000 model runs. */
const VISITOR_SHARE = 0.1
/** The share of an IPv6 /48 network, which one customer may have. Eight visitors would get 80 % of the budget. */
const NETWORK_SHARE = 0.25

export type BudgetSettings = Pick<Settings, 'dailyBudgetMicroUsd' | 'modelDailyLimit'>

/** Returns the operator's budget in money, otherwise a number of model runs, which needs no prices. */
export function getSiteBudget(settings: BudgetSettings): Omit<Budget, 'amount'> | null {
  const { dailyBudgetMicroUsd: moneyLimit, modelDailyLimit: runLimit } = settings
  const base = { scope: 'site', ttlMs: DAILY_COUNTER_TTL_MS } as const
  if (moneyLimit !== null) return { ...base, key: `budget:${getUtcDay()}`, unit: 'money', limit: moneyLimit }
  // A run counts however it ends, because the model may have worked.
  return runLimit === null ? null : { ...base, key: `model:${getUtcDay()}`, unit: 'runs', limit: runLimit }
}

export function getBudgets(
  { visitor, maxCostMicroUsd, usesModel }: RunRequirements,
  settings: BudgetSettings,
): Budget[] {
  const siteBudget = getSiteBudget(settings)
  const amount = siteBudget?.unit === 'money' ? maxCostMicroUsd : usesModel ? 1 : null
  if (siteBudget === null || amount === null) return []
  // A holder below the share may start one more run, even if its reserve exceeds the share.
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

export function getSettlementChange({ unit, amount }: Budget, { spent }: RunOutcome): number {
  return unit === 'runs' ? 0 : spent - amount
}
