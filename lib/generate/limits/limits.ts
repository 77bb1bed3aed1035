import { CatalogueError } from '@/lib/errors'
import type { Admission, LimitStore, Refusal, Wish } from './store'
import { secondsToMidnight, utcDay } from './utc-day'

export type LimitSettings = {
  dailyLimit: number
  burstLimit: number
  maxConcurrent: number
  dailyBudgetMicroUsd: number | null
}

const MINUTE_MS = 60_000
const SLOTS_PER_VISITOR = 2
/** Challenges for each request: a page asks for one early, and again when it ran out or failed. */
const CHALLENGES = 3

/** How much a visitor, a tool and the whole site may do. Every method throws the catalogue's error at a limit. */
export function createLimits(store: LimitStore, settings: LimitSettings) {
  async function bounded(key: string, limit: number) {
    const { count, msLeft } = await store.hit(key, MINUTE_MS)
    if (count > limit) throw new CatalogueError('rate_limited', { retryAfterSeconds: msLeft / 1000 })
  }

  return {
    /** One generation asked for, whatever tool. */
    burst: (visitor: string) => bounded(`burst:${visitor}`, settings.burstLimit),
    /** One proof of work handed out. */
    challenge: (visitor: string) => bounded(`challenge:${visitor}`, CHALLENGES * settings.burstLimit),
    /**
     * What a generation needs; `reserve` is what it may cost, in micro-dollars, null when it costs nothing. `daily` is the
     * uses of a tool that has a limit of its own.
     */
    wish(visitor: string, toolType: string, reserve: number | null, daily = settings.dailyLimit): Wish {
      const day = utcDay()
      const cap = settings.dailyBudgetMicroUsd
      return {
        visitor,
        quota: { key: `quota:${day}:${toolType}:${visitor}`, limit: daily },
        budget: cap === null || reserve === null ? null : { key: `budget:${day}`, amount: reserve, cap },
        slots: { total: settings.maxConcurrent, perVisitor: SLOTS_PER_VISITOR },
      }
    },
    /** Refuses what would not be admitted, before the visitor's token is used up for it. */
    async peek(wish: Wish): Promise<void> {
      const refusal = await store.check(wish)
      if (refusal) throw refused(refusal)
    },
    async admit(wish: Wish): Promise<Admission> {
      const admission = await store.admit(wish)
      if (typeof admission === 'string') throw refused(admission)
      return admission
    },
  }
}

export type Limits = ReturnType<typeof createLimits>

function refused(refusal: Refusal): CatalogueError {
  switch (refusal) {
    case 'quota':
      return new CatalogueError('daily_limit', { retryAfterSeconds: secondsToMidnight() })
    case 'budget':
      return new CatalogueError('unavailable', {
        reason: 'budget_spent',
        retryAfterSeconds: secondsToMidnight(),
      })
    case 'busy':
      return new CatalogueError('unavailable', { reason: 'busy', retryAfterSeconds: 3 })
  }
}
