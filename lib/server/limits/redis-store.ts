import { randomUUID } from 'node:crypto'
import type { Redis } from '@/lib/server/redis/redis'
import { isRedisUnavailable, retryUntilUp } from '@/lib/server/redis/redis-unavailable'
import { DAILY_COUNTER_TTL_MS, getRefusalReason, getSettlementChange, isVisitorRunBudget } from './budgets'
import * as scripts from './redis-scripts'
import type { Admission, Budget, Claim, LimitStore, Quota, RefusalReason, RunOutcome, SlotRequest } from './store'

type Lease = {
  runId: string
  keys: readonly [string, string, string]
  slotCount: number
  /** Milliseconds from now by which the run has ended. */
  maxRunMs: number
}

/** One renewal may be lost and the next late before a lease expires. */
const RENEWALS_PER_LEASE = 3

/** Renews all runs in one call; slots of a dead process expire. After an outage, runs get their slots back. */
class LeaseRenewer {
  private readonly leases = new Map<string, Lease & { endsAt: number }>()
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly redis: Redis,
    private readonly leaseMs: number,
  ) {}

  getLeaseMs(maxRunMs: number): number {
    return Math.min(this.leaseMs, maxRunMs)
  }

  add(lease: Lease): void {
    this.leases.set(lease.runId, { ...lease, endsAt: performance.now() + lease.maxRunMs })
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
    const args = leases.flatMap(({ runId, slotCount, endsAt }) => [
      runId,
      slotCount,
      this.getLeaseMs(Math.ceil(endsAt - now)),
    ])
    try {
      await this.redis.run(
        scripts.renewScript,
        leases.flatMap(({ keys }) => keys),
        args,
      )
    } catch (error) {
      if (!isRedisUnavailable(error)) throw error
    }
  }
}

/** Milliseconds until the slots of a dead process are free. */
const LEASE_MS = 20_000
/** Milliseconds after its lease in which a run can still be settled. */
const SETTLE_MS = 15 * 60_000

type ReservationRequest = SlotRequest & { count: number; budgets: readonly Budget[]; uses: readonly Quota[] }

type ReservationResult = { answer: 'ok' | RefusalReason; used: number; remaining: number }

type RunReservation = { request: ReservationRequest; runId: string }

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
    const { answer } = await this.take({ request: toReservationRequest(claim), runId: '' }, true)
    return answer === 'ok' ? null : answer
  }

  async admit(claim: Claim): Promise<RefusalReason | Admission> {
    const reservation = { request: toReservationRequest(claim), runId: randomUUID() }
    const { answer, used, remaining } = await this.take(reservation)
    if (answer !== 'ok') return answer
    const getChanges = (outcome: RunOutcome) => claim.budgets.map((budget) => getSettlementChange(budget, outcome))
    this.renew(reservation)
    return { used, remaining, settle: (outcome) => this.settle(reservation, getChanges(outcome), outcome.shouldRefund) }
  }

  async acquireSlot(slotRequest: SlotRequest) {
    const reservation = { request: { ...slotRequest, count: 1, budgets: [], uses: [] }, runId: randomUUID() }
    const { answer } = await this.take(reservation)
    if (answer !== 'ok') return null
    this.renew(reservation)
    return () => this.settle(reservation, [], false)
  }

  private async take(reservation: RunReservation, isDryRun = false): Promise<ReservationResult> {
    const { count, total, maxPerHolder, leaseMs, budgets, uses } = reservation.request
    const scriptArguments: scripts.TakeArguments = {
      looksOnly: isDryRun,
      run: reservation.runId,
      places: count,
      most: [total, maxPerHolder],
      leaseMs: this.leaseRenewer.getLeaseMs(leaseMs),
      runMs: leaseMs + SETTLE_MS,
      budgets: budgets.map(toScriptBudget),
      limits: uses.map(({ limit }) => Math.min(limit, Number.MAX_SAFE_INTEGER)),
      countMs: DAILY_COUNTER_TTL_MS,
    }
    try {
      const reply = await this.redis.run(scripts.takeScript, getKeys(reservation), [JSON.stringify(scriptArguments)])
      const [answer, used, remaining = 0] = reply as ['ok' | RefusalReason, number, number?]
      return { answer, used, remaining }
    } catch (error) {
      const budgetChanges = budgets.map(({ amount }) => -amount)
      // The script may have taken the claim although its response was lost, so return the claim.
      if (!isDryRun) void this.settle(reservation, budgetChanges, true)
      throw error
    }
  }

  private renew({ request, runId }: RunReservation): void {
    const [poolKey, holderKey] = getSlotKeys(request)
    this.leaseRenewer.add({
      runId,
      keys: [poolKey, holderKey, toRunKey(runId)],
      slotCount: request.count,
      maxRunMs: request.leaseMs,
    })
  }

  private async settle(
    reservation: RunReservation,
    budgetChanges: readonly number[],
    shouldRefund: boolean,
  ): Promise<void> {
    const { runId, request } = reservation
    this.leaseRenewer.remove(runId)
    const args = [runId, request.count, shouldRefund ? 1 : 0, ...budgetChanges]
    await retryUntilUp(() => this.redis.run(scripts.settleScript, getKeys(reservation), args))
  }
}

const toReservationRequest = ({ visitor, quota, totals, budgets, slots }: Claim): ReservationRequest => ({
  ...slots,
  holder: visitor,
  maxPerHolder: slots.maxPerVisitor,
  budgets,
  uses: [quota, ...totals],
})

const toScriptBudget = (budget: Budget): scripts.TakeArguments['budgets'][number] => ({
  amount: budget.amount,
  cap: budget.limit,
  ttlMs: budget.ttlMs,
  refusal: getRefusalReason(budget),
  isOwn: budget.scope === 'visitor',
  isInUses: isVisitorRunBudget(budget),
})

const toRunKey = (runId: string) => `run:${runId}`

function getSlotKeys({ pool, holder }: ReservationRequest): [pool: string, holder: string] {
  const poolKey = `places:${pool}`
  return [poolKey, `${poolKey}:${holder}`]
}

function getKeys({ request, runId }: RunReservation): string[] {
  const { budgets, uses } = request
  return [...getSlotKeys(request), toRunKey(runId), ...budgets.map(({ key }) => key), ...uses.map(({ key }) => key)]
}
