import { randomUUID } from 'node:crypto'
import type { Redis } from '@/lib/server/redis/connection'
import { isRedisUnavailable, retryUntilUp } from '@/lib/server/redis/redis-unavailable'
import { DAILY_COUNTER_TTL_MS, getSettlementChange } from './budgets'
import * as scripts from './redis-scripts'
import type { Admission, Budget, Claim, LimitStore, Quota, RefusalReason, RunOutcome, SlotRequest } from './store'

/** What a run takes. `uses` has the tool's own count first. */
type Reservation = { runId: string; slots: SlotRequest; budgets: readonly Budget[]; uses: readonly Quota[] }

/** One renewal may be lost and the next late before a lease expires. */
const RENEWALS_PER_LEASE = 3

/** Renews all runs in one call; slots of a dead process expire. After an outage, runs get their slots back. */
class LeaseRenewer {
  private readonly leases = new Map<string, Reservation & { endsAt: number }>()
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly redis: Redis,
    private readonly leaseMs: number,
  ) {}

  getLeaseMs(maxRunMs: number): number {
    return Math.min(this.leaseMs, maxRunMs)
  }

  add(reservation: Reservation): void {
    const endsAt = performance.now() + reservation.slots.leaseMs
    this.leases.set(reservation.runId, { ...reservation, endsAt })
    this.timer ??= setInterval(() => void this.renewAll(), this.leaseMs / RENEWALS_PER_LEASE).unref()
  }

  remove(runId: string): void {
    this.leases.delete(runId)
    if (this.leases.size > 0) return
    clearInterval(this.timer)
    this.timer = undefined
  }

  private async renewAll(): Promise<void> {
    const now = performance.now()
    for (const { runId, endsAt } of this.leases.values()) if (endsAt <= now) this.remove(runId)
    const leases = [...this.leases.values()]
    if (leases.length === 0) return
    const args = leases.flatMap(({ runId, slots: { count = 1 }, endsAt }) => [
      runId,
      count,
      this.getLeaseMs(Math.ceil(endsAt - now)),
    ])
    try {
      await this.redis.run(scripts.renewScript, leases.flatMap(getSlotKeys), args)
    } catch (error) {
      if (!isRedisUnavailable(error)) throw error
    }
  }
}

/** Milliseconds until the slots of a dead process are free. */
const LEASE_MS = 20_000
/** Milliseconds after its lease in which a run can still be settled. */
const SETTLE_MS = 15 * 60_000

export class RedisLimitStore implements LimitStore {
  private readonly leaseRenewer: LeaseRenewer

  constructor(
    private readonly redis: Redis,
    leaseMs = LEASE_MS,
  ) {
    this.leaseRenewer = new LeaseRenewer(redis, leaseMs)
  }

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
      leaseMs: this.leaseRenewer.getLeaseMs(slots.leaseMs),
      runMs: slots.leaseMs + SETTLE_MS,
      budgets,
      limits: uses.map(({ limit }) => Math.min(limit, Number.MAX_SAFE_INTEGER)),
      useMs: DAILY_COUNTER_TTL_MS,
    }
    try {
      const reply = await this.redis.run(scripts.takeScript, getKeys(reservation), [JSON.stringify(order)])
      const [answer, used, remaining = 0] = reply as ['ok' | RefusalReason, number, number?]
      if (answer === 'ok' && !isDryRun) this.leaseRenewer.add(reservation)
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
    this.leaseRenewer.remove(runId)
    const args = [runId, slots.count ?? 1, shouldRefund ? 1 : 0, ...budgetChanges]
    await retryUntilUp(() => this.redis.run(scripts.settleScript, getKeys(reservation), args))
  }
}

function toReservation({ quota, totals, budgets, slots }: Claim): Reservation {
  return { runId: randomUUID(), slots, budgets, uses: [quota, ...totals] }
}

function getSlotKeys({ slots: { pool, holder }, runId }: Reservation): string[] {
  return [`places:${pool}`, `places:${pool}:${holder}`, `run:${runId}`]
}

function getKeys(reservation: Reservation): string[] {
  return [...getSlotKeys(reservation), ...[...reservation.budgets, ...reservation.uses].map(({ key }) => key)]
}
