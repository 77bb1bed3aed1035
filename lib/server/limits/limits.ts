import { PublicError } from '@/lib/core/errors'
import { DAY_MS } from '@/lib/core/numbers'
import { logBudget } from '@/lib/server/http/log'
import type { PoolName } from '@/lib/tool/server-tool'
import type { Settings } from '@/lib/tool/settings'
import { type BudgetSettings, getBudgets, getSecondsToMidnight, getSiteBudget, getUtcDay } from './budgets'
import { getRetryAfterSeconds, getSlots } from './pools'
import type { Admission, Claim, LimitStore, RefusalReason } from './store'
import { acquireSlot, enforceRateLimit, VISITORS_PER_NETWORK, type VisitorKeys } from './visitor-limits'

const BUDGET_WARNING_SHARE = 0.8

/** Creates a function that logs, once per UTC day and process, when 80 % and 100 % of the budget are used. */
function createBudgetReporter(): (share: number | null) => void {
  let lastReport = { day: '', share: 0 }
  return (share) => {
    const level = share === null || share < BUDGET_WARNING_SHARE ? 0 : share < 1 ? BUDGET_WARNING_SHARE : 1
    const day = getUtcDay()
    if (lastReport.day !== day) lastReport = { day, share: 0 }
    if (level <= lastReport.share) return
    lastReport.share = level
    logBudget(level === 1 ? 'used up' : 'four fifths used')
  }
}

export type LimitSettings = BudgetSettings & Pick<Settings, 'dailyLimit' | 'burstLimit' | 'maxConcurrent'>

/** A page requests a challenge early, and again when it expires or fails. */
const CHALLENGES_PER_REQUEST = 3
const VOICE_SAMPLES_PER_REQUEST = 2
/** A visitor's daily uses of all tools, as a multiple of one tool's. */
const ALL_TOOLS_LIMIT_MULTIPLIER = 5
/** Maximum daily refunds for failed runs, as a fraction of the daily limit: 10 at a limit of 100. */
const REFUND_SHARE = 0.1
/** Upload limits. The site-wide total is `multiplier` × MAX_CONCURRENT, by default 16 uploads of up to 4.4 MB each. */
const UPLOAD_LIMITS = { maxPerHolder: 2, multiplier: 2 }
/** Longer than the upload timeout, so that a slot never expires during an upload. */
const UPLOAD_LEASE_MS = 100_000

export type RunRequirements = {
  visitor: VisitorKeys
  toolType: string
  pool: PoolName
  /** Number of slots the run takes from the pool. Defaults to 1. */
  slotCount?: number | undefined
  maxDurationMs: number
  /** Maximum cost in micro-dollars; null for a free run or an unknown price. */
  maxCostMicroUsd: number | null
  usesModel: boolean
  dailyLimit?: number | undefined
}

/** Methods throw a `PublicError` when a limit is exceeded, except `takeRefund`, which returns false. */
export function createLimits(store: LimitStore, settings: LimitSettings) {
  const reportBudget = createBudgetReporter()

  /** Returns the spent or reserved share of the site's daily budget; null without a budget. */
  async function getBudgetShare(): Promise<number | null> {
    const budget = getSiteBudget(settings)
    return budget && (budget.limit === 0 ? 1 : (await store.getSpent(budget.key)) / budget.limit)
  }

  /** Counts a refund for the visitor and the network. Returns false if either has exceeded its daily refund limit. */
  async function takeRefund({ key, network }: VisitorKeys): Promise<boolean> {
    const maxRefunds = Math.ceil(REFUND_SHARE * settings.dailyLimit)
    const isRefundAllowed = async (holder: string, limit: number) =>
      (await store.hit(`refund:${holder}`, DAY_MS)).count <= limit
    return (
      (await isRefundAllowed(key, maxRefunds)) &&
      (network === null || isRefundAllowed(network, VISITORS_PER_NETWORK * maxRefunds))
    )
  }

  const createCounter = (name: string, countPerRequest: number) => (visitor: VisitorKeys) =>
    enforceRateLimit(store, name, visitor, countPerRequest * settings.burstLimit)

  return {
    budgetShare: getBudgetShare,
    takeRefund,
    countRequest: createCounter('burst', 1),
    countChallenge: createCounter('challenge', CHALLENGES_PER_REQUEST),
    countVoiceSample: createCounter('sample', VOICE_SAMPLES_PER_REQUEST),
    /** Acquires a slot for an upload. Call the returned function when the upload ends, even after a failure. */
    acquireUploadSlot(visitor: VisitorKeys) {
      const { maxPerHolder, multiplier } = UPLOAD_LIMITS
      const total = multiplier * settings.maxConcurrent
      return acquireSlot(store, { pool: 'uploads', maxPerHolder, total, leaseMs: UPLOAD_LEASE_MS }, visitor)
    },
    createClaim(requirements: RunRequirements): Claim {
      const { visitor, toolType, dailyLimit = settings.dailyLimit } = requirements
      const day = getUtcDay()
      const allToolsLimit = Math.max(ALL_TOOLS_LIMIT_MULTIPLIER * settings.dailyLimit, dailyLimit)
      return {
        quota: { key: `quota:${day}:${toolType}:${visitor.key}`, limit: dailyLimit },
        totals: [
          { key: `uses:${day}:${visitor.key}`, limit: allToolsLimit },
          ...(visitor.network
            ? [{ key: `uses:${day}:${visitor.network}`, limit: VISITORS_PER_NETWORK * allToolsLimit }]
            : []),
        ],
        budgets: getBudgets(requirements, settings),
        slots: getSlots(requirements, settings.maxConcurrent),
      }
    },
    /** Throws if the claim would be refused. Call before consuming the bot-check token, which is valid only once. */
    async checkClaim(claim: Claim): Promise<void> {
      const refusal = await store.check(claim)
      if (refusal === 'budget') reportBudget(1)
      if (refusal) throw toRefusalError(refusal, claim)
    },
    async admit(claim: Claim): Promise<Admission> {
      const admission = await store.admit(claim)
      if (typeof admission === 'string') throw toRefusalError(admission, claim)
      if (claim.budgets.some(({ scope }) => scope === 'site')) void getBudgetShare().then(reportBudget, () => {})
      return admission
    },
  }
}

export type Limits = ReturnType<typeof createLimits>

const refusalErrors = {
  quota: { code: 'daily_limit' },
  total: { code: 'daily_total' },
  budget: { code: 'unavailable', reason: 'budget_spent' },
  share: { code: 'daily_total', reason: 'share_spent' },
  busy: { code: 'unavailable', reason: 'busy' },
} as const

function toRefusalError(refusal: RefusalReason, { slots }: Claim): PublicError {
  const { code, ...details } = refusalErrors[refusal]
  const retryAfterSeconds = refusal === 'busy' ? getRetryAfterSeconds(slots.pool) : getSecondsToMidnight()
  return new PublicError(code, { ...details, retryAfterSeconds })
}
