import { CatalogueError } from '@/lib/errors'
import { createBudgetWatch } from './budget-watch'
import { countInMinute, NETWORK_VISITORS } from './minute'
import { type PoolName, retryAfterSeconds, slotsOf } from './pools'
import type { Admission, Budget, Claim, LimitStore, Refusal } from './store'
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
  /** Uses a day of a tool that has a limit of its own. */
  daily?: number | undefined
}

/** How much a visitor, a tool and the whole site may do. Every method throws the catalogue's error at a limit. */
export function createLimits(store: LimitStore, settings: LimitSettings) {
  const sayBudget = createBudgetWatch()

  /** Money where the operator has set a budget; else runs of a model, which need no prices. */
  function siteBound(day: string): Omit<Budget, 'amount'> | null {
    const { dailyBudgetMicroUsd: cap, modelDailyLimit: runs } = settings
    if (cap !== null) return { key: `budget:${day}`, cap, settles: true }
    // A run counts however it ends: the model may have worked.
    return runs === null ? null : { key: `model:${day}`, cap: runs, settles: false }
  }

  function budgetOf({ reserve, usesModel }: Needs, day: string): Budget | null {
    const bound = siteBound(day)
    const amount = bound?.settles ? reserve : usesModel ? 1 : null
    return bound && amount !== null ? { ...bound, amount } : null
  }

  /** The part of what the whole site may spend today that is spent or set aside; null where nothing bounds it. */
  async function budgetShare(): Promise<number | null> {
    const bound = siteBound(utcDay())
    return bound && (bound.cap === 0 ? 1 : (await store.spent(bound.key)) / bound.cap)
  }

  return {
    budgetShare,
    /** One generation asked for, whatever tool. */
    burst: (visitor: Needs['visitor']) => countInMinute(store, 'burst', visitor, settings.burstLimit),
    /** One proof of work handed out. */
    challenge: (visitor: Needs['visitor']) =>
      countInMinute(store, 'challenge', visitor, CHALLENGES * settings.burstLimit),
    /** One sample of a voice that has to be made. */
    sample: (visitor: Needs['visitor']) =>
      countInMinute(store, 'sample', visitor, SAMPLES * settings.burstLimit),
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
        budget: budgetOf(needs, day),
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
      if (claim.budget) void budgetShare().then(sayBudget, () => {})
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
    case 'busy':
      return new CatalogueError('unavailable', {
        reason: 'busy',
        retryAfterSeconds: retryAfterSeconds(slots.pool),
      })
  }
}
