import type { LimitSettings, RunRequirements } from './limits'
import { VISITORS_PER_NETWORK } from './rate-limit'
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

/** The built-in writer ends a job after as much processor time. */
const PROCESSOR_RESERVE_MS = 250
/** Processor time for each request that the burst limit lets in: an ordinary run takes 10 to 40 ms. */
const PROCESSOR_MS_PER_REQUEST = 50
const PROCESSOR_WINDOW_MINUTES = 10
const PROCESSOR_WINDOW_MS = PROCESSOR_WINDOW_MINUTES * 60_000

type BudgetSettings = Pick<LimitSettings, 'dailyBudgetMicroUsd' | 'modelDailyLimit' | 'burstLimit'>

/** The whole site's: money where the operator has set a budget; else runs of a model, which need no prices. */
export function getSiteBudget(settings: BudgetSettings, day: string): Omit<Budget, 'amount'> | null {
  const { dailyBudgetMicroUsd: moneyLimit, modelDailyLimit: runLimit } = settings
  const base = { scope: 'site', ttlMs: DAILY_COUNTER_TTL_MS } as const
  if (moneyLimit !== null) return { ...base, key: `budget:${day}`, unit: 'money', limit: moneyLimit }
  // A run counts however it ends: the model may have worked.
  return runLimit === null ? null : { ...base, key: `model:${day}`, unit: 'runs', limit: runLimit }
}

/** Everything that a run sets aside until its end. */
export function getBudgets(requirements: RunRequirements, settings: BudgetSettings): Budget[] {
  return [...getDayBudgets(requirements, settings), ...getProcessorBudgets(requirements, settings)]
}

function getDayBudgets({ visitor, maxCostMicroUsd, usesModel }: RunRequirements, settings: BudgetSettings): Budget[] {
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

function getProcessorBudgets(
  { visitor, usesBuiltInWriter = false }: RunRequirements,
  { burstLimit }: BudgetSettings,
): Budget[] {
  if (!usesBuiltInWriter) return []
  const windowIndex = Math.floor(Date.now() / PROCESSOR_WINDOW_MS)
  const maxProcessorMs = PROCESSOR_MS_PER_REQUEST * PROCESSOR_WINDOW_MINUTES * burstLimit
  const buildBudget = (holder: string, max: number): Budget => ({
    key: `processor:${windowIndex}:${holder}`,
    scope: 'visitor',
    unit: 'processor',
    amount: PROCESSOR_RESERVE_MS,
    limit: max,
    ttlMs: PROCESSOR_WINDOW_MS,
  })
  const networkBudgets =
    visitor.network === null ? [] : [buildBudget(visitor.network, VISITORS_PER_NETWORK * maxProcessorMs)]
  return [buildBudget(visitor.key, maxProcessorMs), ...networkBudgets]
}

/** Seconds until processor time is counted from 0 again, at least one. */
export const getSecondsToNextProcessorWindow = (now = Date.now()) =>
  Math.ceil((PROCESSOR_WINDOW_MS - (now % PROCESSOR_WINDOW_MS)) / 1000)

/** What a claim is refused with where this budget has no room. */
export function getRefusalReason({ scope, unit }: Budget): RefusalReason {
  if (scope === 'site') return 'budget'
  return unit === 'processor' ? 'processor' : 'share'
}

/** By how much a run's end changes the budget's count. */
export function getSettlementChange({ unit, amount }: Budget, { spent, processorMs = 0 }: RunOutcome): number {
  if (unit === 'runs' || (unit === 'processor' && processorMs === null)) return 0
  return (unit === 'money' ? spent : Math.ceil(processorMs ?? 0)) - amount
}

/** Whether what is left of it are uses that the visitor has left. */
export const isVisitorRunBudget = ({ scope, unit }: Budget): boolean => scope === 'visitor' && unit === 'runs'
