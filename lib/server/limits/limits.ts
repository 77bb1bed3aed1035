import { PublicError } from '@/lib/core/errors'
import { logBudget } from '@/lib/server/http/log'
import type { PoolName } from '@/lib/tool/pool-name'
import { acquireSlot } from './acquire-slot'
import { getBudgets, getSiteBudget } from './budgets'
import { getRetryAfterSeconds, getSlots } from './pools'
import { enforceRateLimit, VISITORS_PER_NETWORK } from './rate-limit'
import type { Admission, Claim, LimitStore, RefusalReason } from './store'
import { getSecondsToMidnight, getUtcDay } from './utc-day'
import type { Visitor } from './visitor'

const BUDGET_WARNING_SHARE = 0.8

/** Logs, each once in a UTC day and process, that four fifths of the site's budget are used, and that all of it is. */
function createBudgetWatch(): (share: number | null) => void {
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

/** Challenges for each request: a page asks for one early, and again when it ran out or failed. */
const CHALLENGES_PER_REQUEST = 3
/** Samples of voices for each request, because a visitor compares them. */
const SAMPLES_PER_REQUEST = 2
/** Uses of all tools by one visitor in a day, as a multiple of those of one tool. */
const ALL_TOOLS_FACTOR = 5
/** Uses given back in a day after work that was done in vain, as a part of those of one tool: 10 of 100. */
const REFUND_SHARE = 0.1
const DAY_MS = 86_400_000
/**
 * Files that one visitor sends at once, and all visitors as a multiple of MAX_CONCURRENT: 16 of 4.4 MB with its
 * default.
 */
const UPLOAD_LIMITS = { maxPerVisitor: 2, multiplier: 2 }
/** Longer than one upload may take. */
const UPLOAD_LEASE_MS = 100_000

/** What a run asks for. */
export type RunRequirements = {
  visitor: Pick<Visitor, 'key' | 'network'>
  toolType: string
  pool: PoolName
  /** Places of the pool; one when left out. */
  slotCount?: number | undefined
  /** When the run ends at the latest, from its start. */
  maxDurationMs: number
  /** What it may cost at most, in micro-dollars; null when it costs nothing or the price is not known. */
  maxCostMicroUsd: number | null
  /** Whether a model of the operator's may do the work. */
  usesModel: boolean
  /** Uses a day of a tool that has a limit of its own. */
  dailyLimit?: number | undefined
}

/** How much a visitor, a tool and the whole site may do. Every method throws the catalogue's error at a limit. */
export function createLimits(store: LimitStore, settings: LimitSettings) {
  const reportBudget = createBudgetWatch()

  /** The part of what the whole site may spend today that is spent or set aside; null where nothing bounds it. */
  async function getBudgetShare(): Promise<number | null> {
    const budget = getSiteBudget(settings, getUtcDay())
    return budget && (budget.limit === 0 ? 1 : (await store.getSpent(budget.key)) / budget.limit)
  }

  /** Counts one more of the visitor's and of the network's refunds; false beyond what a day allows. */
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
    /** One generation asked for, whatever tool. */
    countRequest: (visitor: RunRequirements['visitor']) =>
      enforceRateLimit(store, 'burst', visitor, settings.burstLimit),
    /** One proof of work handed out. */
    countChallenge: (visitor: RunRequirements['visitor']) =>
      enforceRateLimit(store, 'challenge', visitor, CHALLENGES_PER_REQUEST * settings.burstLimit),
    /** One sample of a voice that has to be made. */
    countVoiceSample: (visitor: RunRequirements['visitor']) =>
      enforceRateLimit(store, 'sample', visitor, SAMPLES_PER_REQUEST * settings.burstLimit),
    /** One file that is about to be read; call what it returns once it is there, or did not come. */
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
    /** What a generation needs. */
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
    /** Refuses what would not be admitted, before the visitor's token is used up for it. */
    async checkClaim(claim: Claim): Promise<void> {
      const refusal = await store.check(claim)
      if (refusal === 'budget') reportBudget(1)
      if (refusal) throw toRefusalError(refusal, claim)
    },
    async admit(claim: Claim): Promise<Admission> {
      const admission = await store.admit(claim)
      if (typeof admission === 'string') throw toRefusalError(admission, claim)
      // The run does not wait for it.
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
