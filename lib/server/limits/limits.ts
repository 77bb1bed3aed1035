import { PublicError } from '@/lib/core/errors'
import { DAY_MS } from '@/lib/core/values'
import { logBudget } from '@/lib/server/http/log'
import type { PoolName } from '@/lib/tool/server-tool'
import { getBudgets, getSecondsToMidnight, getSiteBudget, getUtcDay } from './budgets'
import { getRetryAfterSeconds, getSlots } from './pools'
import type { Admission, Claim, LimitStore, RefusalReason } from './store'
import type { Visitor } from './visitor'
import { acquireSlot, enforceRateLimit, VISITORS_PER_NETWORK } from './visitor-limits'

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

export type LimitSettings = {
  dailyLimit: number
  burstLimit: number
  maxConcurrent: number
  dailyBudgetMicroUsd: number | null
  modelDailyLimit: number | null
}

/** A page requests a challenge early, and again when it expires or fails. */
const CHALLENGES_PER_REQUEST = 3
const SAMPLES_PER_REQUEST = 2
/** A visitor's daily uses of all tools, as a multiple of one tool's. */
const ALL_TOOLS_FACTOR = 5
/** Daily refunds after failed work, as a share of one tool's uses: 10 of 100. */
const REFUND_SHARE = 0.1
/** Limits of uploads, in total as a multiple of MAX_CONCURRENT. The default is 16 uploads of 4.4 MB. */
const UPLOAD_LIMITS = { maxPerVisitor: 2, multiplier: 2 }
/** The lease is longer than the timeout of an upload. */
const UPLOAD_LEASE_MS = 100_000

export type RunRequirements = {
  visitor: Pick<Visitor, 'key' | 'network'>
  toolType: string
  pool: PoolName
  /** Slots of the pool; default 1. */
  slotCount?: number | undefined
  maxDurationMs: number
  /** Maximum cost in micro-dollars; null for a free run or an unknown price. */
  maxCostMicroUsd: number | null
  usesModel: boolean
  dailyLimit?: number | undefined
}

/** The methods throw a catalog error at a limit, except `takeRefund`, which returns false. */
export function createLimits(store: LimitStore, settings: LimitSettings) {
  const reportBudget = createBudgetReporter()

  /** Returns the spent or reserved share of the site's daily budget; null without a budget. */
  async function getBudgetShare(): Promise<number | null> {
    const budget = getSiteBudget(settings, getUtcDay())
    return budget && (budget.limit === 0 ? 1 : (await store.getSpent(budget.key)) / budget.limit)
  }

  /** Counts a refund for the visitor and the network; false above the daily limit. */
  async function takeRefund({ key, network }: RunRequirements['visitor']): Promise<boolean> {
    const maxRefunds = Math.ceil(REFUND_SHARE * settings.dailyLimit)
    const countRefund = async (holder: string, limit: number) =>
      (await store.hit(`refund:${holder}`, DAY_MS)).count <= limit
    return (
      (await countRefund(key, maxRefunds)) &&
      (network === null || countRefund(network, VISITORS_PER_NETWORK * maxRefunds))
    )
  }

  return {
    budgetShare: getBudgetShare,
    takeRefund,
    countRequest: (visitor: RunRequirements['visitor']) =>
      enforceRateLimit(store, 'burst', visitor, settings.burstLimit),
    countChallenge: (visitor: RunRequirements['visitor']) =>
      enforceRateLimit(store, 'challenge', visitor, CHALLENGES_PER_REQUEST * settings.burstLimit),
    countVoiceSample: (visitor: RunRequirements['visitor']) =>
      enforceRateLimit(store, 'sample', visitor, SAMPLES_PER_REQUEST * settings.burstLimit),
    /** Acquires a slot for an upload. Call the returned function when the upload ends, even after a failure. */
    acquireUploadSlot: (visitor: RunRequirements['visitor']) =>
      acquireSlot(
        store,
        {
          pool: 'uploads',
          maxPerHolder: UPLOAD_LIMITS.maxPerVisitor,
          total: UPLOAD_LIMITS.multiplier * settings.maxConcurrent,
          leaseMs: UPLOAD_LEASE_MS,
        },
        visitor,
      ),
    createClaim(requirements: RunRequirements): Claim {
      const { visitor, toolType, dailyLimit = settings.dailyLimit } = requirements
      const day = getUtcDay()
      const allToolsLimit = Math.max(ALL_TOOLS_FACTOR * settings.dailyLimit, dailyLimit)
      return {
        visitor: visitor.key,
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
    /** Refuses a claim that would not be admitted, before it uses up the visitor's token. */
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

function toRefusalError(refusal: RefusalReason, { slots }: Claim): PublicError {
  switch (refusal) {
    case 'quota':
      return new PublicError('daily_limit', { retryAfterSeconds: getSecondsToMidnight() })
    case 'total':
      return new PublicError('daily_total', { retryAfterSeconds: getSecondsToMidnight() })
    case 'budget':
      return new PublicError('unavailable', {
        reason: 'budget_spent',
        retryAfterSeconds: getSecondsToMidnight(),
      })
    case 'share':
      return new PublicError('daily_total', {
        reason: 'share_spent',
        retryAfterSeconds: getSecondsToMidnight(),
      })
    case 'busy':
      return new PublicError('unavailable', {
        reason: 'busy',
        retryAfterSeconds: getRetryAfterSeconds(slots.pool),
      })
  }
}
