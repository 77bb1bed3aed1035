import { CatalogueError } from '@/lib/core/errors'
import type { PoolName } from '@/lib/tool/pool-name'
import { createBudgetWatch } from './budget-watch'
import { budgetsOf, secondsToNextProcessorWindow, siteBudget } from './budgets'
import { holdPlace } from './hold-place'
import { countInMinute, NETWORK_VISITORS } from './minute'
import { retryAfterSeconds, slotsOf } from './pools'
import type { Admission, Claim, LimitStore, Refusal } from './store'
import { secondsToMidnight, utcDay } from './utc-day'
import type { Visitor } from './visitor'

export type LimitSettings = {
  dailyLimit: number
  burstLimit: number
  maxConcurrent: number
  dailyBudgetMicroUsd: number | null
  modelDailyLimit: number | null
}

/** Challenges for each request: a page asks for one early, and again when it ran out or failed. */
const CHALLENGES = 3
/** Samples of voices for each request, because a visitor compares them. */
const SAMPLES = 2
/** Uses of all tools by one visitor in a day, as a multiple of those of one tool. */
const ALL_TOOLS = 5
/** Uses given back in a day after work that was done in vain, as a part of those of one tool: 10 of 100. */
const REFUNDS = 0.1
const DAY_MS = 86_400_000
/**
 * Files that one visitor sends at once, and all visitors as a multiple of MAX_CONCURRENT: 16 of 4.4 MB with its
 * default.
 */
const UPLOADS = { each: 2, share: 2 }
/** Longer than one upload may take. */
const UPLOAD_LEASE_MS = 100_000

/** What a run asks for. */
export type Needs = {
  visitor: Pick<Visitor, 'key' | 'network'>
  toolType: string
  pool: PoolName
  /** Places of the pool; one when left out. */
  places?: number | undefined
  /** When the run ends at the latest, from its start. */
  deadlineMs: number
  /** What it may cost at most, in micro-dollars; null when it costs nothing or nobody knows. */
  reserve: number | null
  /** Whether a model of the operator's may do the work. */
  usesModel: boolean
  /** Whether the built-in writer does it, which takes processor time of this machine. */
  usesWriter?: boolean | undefined
  /** Uses a day of a tool that has a limit of its own. */
  daily?: number | undefined
}

/** How much a visitor, a tool and the whole site may do. Every method throws the catalogue's error at a limit. */
export function createLimits(store: LimitStore, settings: LimitSettings) {
  const sayBudget = createBudgetWatch()

  /** The part of what the whole site may spend today that is spent or set aside; null where nothing bounds it. */
  async function budgetShare(): Promise<number | null> {
    const budget = siteBudget(settings, utcDay())
    return budget && (budget.cap === 0 ? 1 : (await store.spent(budget.key)) / budget.cap)
  }

  /** Counts one more of the visitor's and of the network's refunds; false beyond what a day allows. */
  async function takeRefund({ key, network }: Needs['visitor']): Promise<boolean> {
    const most = Math.ceil(REFUNDS * settings.dailyLimit)
    const isWithin = async (holder: string, limit: number) =>
      (await store.hit(`refund:${holder}`, DAY_MS)).count <= limit
    return (await isWithin(key, most)) && (network === null || isWithin(network, NETWORK_VISITORS * most))
  }

  return {
    budgetShare,
    takeRefund,
    /** One generation asked for, whatever tool. */
    burst: (visitor: Needs['visitor']) => countInMinute(store, 'burst', visitor, settings.burstLimit),
    /** One proof of work handed out. */
    challenge: (visitor: Needs['visitor']) =>
      countInMinute(store, 'challenge', visitor, CHALLENGES * settings.burstLimit),
    /** One sample of a voice that has to be made. */
    sample: (visitor: Needs['visitor']) =>
      countInMinute(store, 'sample', visitor, SAMPLES * settings.burstLimit),
    /** One file that is about to be read; call what it returns once it is there, or did not come. */
    upload: (visitor: Needs['visitor']) =>
      holdPlace(
        store,
        {
          pool: 'uploads',
          perHolder: UPLOADS.each,
          total: UPLOADS.share * settings.maxConcurrent,
          leaseMs: UPLOAD_LEASE_MS,
        },
        visitor,
      ),
    /** What a generation needs. */
    claim(needs: Needs): Claim {
      const { visitor, toolType, daily = settings.dailyLimit } = needs
      const day = utcDay()
      const allTools = Math.max(ALL_TOOLS * settings.dailyLimit, daily)
      return {
        visitor: visitor.key,
        quota: { key: `quota:${day}:${toolType}:${visitor.key}`, limit: daily },
        totals: [
          { key: `uses:${day}:${visitor.key}`, limit: allTools },
          ...(visitor.network
            ? [{ key: `uses:${day}:${visitor.network}`, limit: NETWORK_VISITORS * allTools }]
            : []),
        ],
        budgets: budgetsOf(needs, settings),
        slots: slotsOf(needs, settings.maxConcurrent),
      }
    },
    /** Refuses what would not be admitted, before the visitor's token is used up for it. */
    async peek(claim: Claim): Promise<void> {
      const refusal = await store.check(claim)
      if (refusal === 'budget') sayBudget(1)
      if (refusal) throw refused(refusal, claim)
    },
    async admit(claim: Claim): Promise<Admission> {
      const admission = await store.admit(claim)
      if (typeof admission === 'string') throw refused(admission, claim)
      // Nobody waits for it: the run has what it needs.
      if (claim.budgets.some(({ scope }) => scope === 'site')) void budgetShare().then(sayBudget, () => {})
      return admission
    },
  }
}

export type Limits = ReturnType<typeof createLimits>

function refused(refusal: Refusal, { slots }: Claim): CatalogueError {
  switch (refusal) {
    case 'quota':
      return new CatalogueError('daily_limit', { retryAfterSeconds: secondsToMidnight() })
    case 'total':
      return new CatalogueError('daily_total', { retryAfterSeconds: secondsToMidnight() })
    case 'budget':
      return new CatalogueError('unavailable', {
        reason: 'budget_spent',
        retryAfterSeconds: secondsToMidnight(),
      })
    case 'share':
      return new CatalogueError('daily_total', {
        reason: 'share_spent',
        retryAfterSeconds: secondsToMidnight(),
      })
    case 'processor':
      return new CatalogueError('rate_limited', {
        reason: 'processor_time',
        retryAfterSeconds: secondsToNextProcessorWindow(),
      })
    case 'busy':
      return new CatalogueError('unavailable', {
        reason: 'busy',
        retryAfterSeconds: retryAfterSeconds(slots.pool),
      })
  }
}
