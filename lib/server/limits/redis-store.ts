import { randomUUID } from 'node:crypto'
import type { Redis } from '@/lib/server/redis/connection'
import { retryUntilUp } from '@/lib/server/redis/redis-unavailable'
import { DAILY_COUNTER_TTL_MS, getSettlementChange } from './budgets'
import * as scripts from './redis-scripts'
import type { Admission, Budget, Claim, LimitStore, Quota, RefusalReason, RunOutcome, SlotRequest } from './store'

/** What a run takes. `uses` has the tool's own count first. */
type Reservation = { runId: string; slots: SlotRequest; budgets: readonly Budget[]; uses: readonly Quota[] }

/** Milliseconds after its lease in which a run can still be settled. */
const SETTLE_MS = 15 * 60_000

/** Slots of a dead process are free when its runs would have ended at the latest. */
export class RedisLimitStore implements LimitStore {
  constructor(private readonly redis: Redis) {}

  async hit(key: string, windowMs: number) {
    const [count, msLeft] = (await this.redis.run(scripts.hitScript, [`window:${key}`], [windowMs])) as [number, number]
    return { count, msLeft }
  }

  async rememberKey(key: string, ttlMs: number) {
    return (await this.redis.run(scripts.rememberKeyScript, [`once:${key}`], [ttlMs])) === 1
  }

  async getSpent(key: string) {
    return (await this.redis.run(scripts.getSpentScript, [key], [])) as number
  }

  async check(claim: Claim) {
    const { answer } = await this.take(toReservation(claim), true)
    return answer === 'ok' ? null : answer
  }

  async admit(claim: Claim): Promise<RefusalReason | Admission> {
    const reservation = toReservation(claim)
    const { answer, used, remaining } = await this.take(reservation)
    if (answer !== 'ok') return answer
    const getChanges = (outcome: RunOutcome) => claim.budgets.map((budget) => getSettlementChange(budget, outcome))
    return { used, remaining, settle: (outcome) => this.settle(reservation, getChanges(outcome), outcome.shouldRefund) }
  }

  async acquireSlot(slots: SlotRequest) {
    const reservation = { runId: randomUUID(), slots, budgets: [], uses: [] }
    const { answer } = await this.take(reservation)
    return answer === 'ok' ? () => this.settle(reservation, [], false) : null
  }

  private async take(reservation: Reservation, isDryRun = false) {
    const { runId, slots, budgets, uses } = reservation
    const order = {
      isDryRun,
      runId,
      count: 1,
      ...slots,
      runMs: slots.leaseMs + SETTLE_MS,
      budgets,
      limits: uses.map(({ limit }) => Math.min(limit, Number.MAX_SAFE_INTEGER)),
      useMs: DAILY_COUNTER_TTL_MS,
    }
    try {
      const reply = await this.redis.run(scripts.takeScript, getKeys(reservation), [JSON.stringify(order)])
      const [answer, used, remaining = 0] = reply as ['ok' | RefusalReason, number, number?]
      return { answer, used, remaining }
    } catch (error) {
      const budgetChanges = budgets.map(({ amount }) => -amount)
      // The script may have taken the claim although its response was lost, so return the claim.
      if (!isDryRun) void this.settle(reservation, budgetChanges, true)
      throw error
    }
  }

  private async settle(
    reservation: Reservation,
    budgetChanges: readonly number[],
    shouldRefund: boolean,
  ): Promise<void> {
    const { runId, slots } = reservation
    const args = [runId, slots.count ?? 1, shouldRefund ? 1 : 0, ...budgetChanges]
    await retryUntilUp(() => this.redis.run(scripts.settleScript, getKeys(reservation), args))
  }
}

function toReservation({ quota, totals, budgets, slots }: Claim): Reservation {
  return { runId: randomUUID(), slots, budgets, uses: [quota, ...totals] }
}

function getKeys({ runId, slots: { pool, holder }, budgets, uses }: Reservation): string[] {
  const counterKeys = [...budgets, ...uses].map(({ key }) => key)
  return [`places:${pool}`, `places:${pool}:${holder}`, `run:${runId}`, ...counterKeys]
}
