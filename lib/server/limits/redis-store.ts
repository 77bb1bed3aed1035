import { randomUUID } from 'node:crypto'
import type { Redis } from '@/lib/server/redis/client'
import { onceBack } from '@/lib/server/redis/once-back'
import { changeAtEnd, DAY_COUNT_MS, isInUses, refusalOf } from './budgets'
import { Leases } from './leases'
import * as scripts from './redis-scripts'
import type { Admission, Budget, Claim, LimitStore, Place, Quota, Refusal, RunEnd } from './store'

/** Places of a process that died are free after this, in milliseconds. */
const LEASE_MS = 20_000
/** How long a run may still be settled after its lease. */
const SETTLE_MS = 15 * 60_000

type Wanted = Pick<Place, 'pool' | 'holder' | 'perHolder' | 'total' | 'leaseMs'> & {
  takes: number
  budgets: readonly Budget[]
  uses: readonly Quota[]
}

type Answer = { answer: 'ok' | Refusal; used: number; left: number }

type Taken = { wanted: Wanted; run: string }

/**
 * Counts for every process that has the same Redis. Methods throw `RedisAway`; what ends a run is sent again instead.
 */
export class RedisLimitStore implements LimitStore {
  private readonly leases: Leases

  constructor(
    private readonly redis: Redis,
    leaseMs = LEASE_MS,
  ) {
    this.leases = new Leases(redis, leaseMs)
  }

  async hit(key: string, windowMs: number) {
    const [count, msLeft] = (await this.redis.run(scripts.hit, [`window:${key}`], [windowMs])) as [
      number,
      number,
    ]
    return { count, msLeft }
  }

  async claim(key: string, ttlMs: number) {
    return (await this.redis.run(scripts.claim, [`once:${key}`], [ttlMs])) === 1
  }

  async forget(key: string) {
    await this.redis.run(scripts.forget, [`once:${key}`], [])
  }

  async spent(key: string) {
    return (await this.redis.run(scripts.spent, [key], [])) as number
  }

  async check(claim: Claim) {
    const { answer } = await this.take({ wanted: wantedBy(claim), run: '' }, true)
    return answer === 'ok' ? null : answer
  }

  async admit(claim: Claim): Promise<Refusal | Admission> {
    const taken = { wanted: wantedBy(claim), run: randomUUID() }
    const { answer, used, left } = await this.take(taken)
    if (answer !== 'ok') return answer
    const changesAt = (end: RunEnd) => claim.budgets.map((budget) => changeAtEnd(budget, end))
    this.renew(taken)
    return { used, left, settle: (end) => this.settle(taken, changesAt(end), end.refund) }
  }

  async hold(place: Place) {
    const taken = { wanted: { ...place, takes: 1, budgets: [], uses: [] }, run: randomUUID() }
    const { answer } = await this.take(taken)
    if (answer !== 'ok') return null
    this.renew(taken)
    return () => this.settle(taken, [], false)
  }

  private async take(taken: Taken, looksOnly = false): Promise<Answer> {
    const { takes, total, perHolder, leaseMs, budgets, uses } = taken.wanted
    const order: scripts.TakeOrder = {
      looksOnly,
      run: taken.run,
      places: takes,
      most: [total, perHolder],
      leaseMs: this.leases.first(leaseMs),
      runMs: leaseMs + SETTLE_MS,
      budgets: budgets.map(budgetOrder),
      limits: uses.map(({ limit }) => Math.min(limit, Number.MAX_SAFE_INTEGER)),
      countMs: DAY_COUNT_MS,
    }
    try {
      const reply = await this.redis.run(scripts.take, keysOf(taken), [JSON.stringify(order)])
      const [answer, used, left = 0] = reply as ['ok' | Refusal, number, number?]
      return { answer, used, left }
    } catch (error) {
      const changes = budgets.map(({ amount }) => -amount)
      // The answer may be lost and the run taken all the same: nobody will use it.
      if (!looksOnly) void this.settle(taken, changes, true)
      throw error
    }
  }

  private renew({ wanted, run }: Taken): void {
    const [pool, holder] = placesOf(wanted)
    this.leases.keep({
      run,
      keys: [pool, holder, runKey(run)],
      places: wanted.takes,
      longestMs: wanted.leaseMs,
    })
  }

  private async settle(taken: Taken, changes: readonly number[], refund: boolean): Promise<void> {
    const { run, wanted } = taken
    this.leases.end(run)
    const args = [run, wanted.takes, refund ? 1 : 0, ...changes]
    await onceBack(() => this.redis.run(scripts.settle, keysOf(taken), args))
  }
}

const wantedBy = ({ visitor, quota, totals, budgets, slots }: Claim): Wanted => ({
  ...slots,
  holder: visitor,
  perHolder: slots.perVisitor,
  budgets,
  uses: [quota, ...totals],
})

const budgetOrder = (budget: Budget): scripts.TakeOrder['budgets'][number] => ({
  amount: budget.amount,
  cap: budget.cap,
  keptMs: budget.keptMs,
  refusal: refusalOf(budget),
  isOwn: budget.scope === 'visitor',
  isInUses: isInUses(budget),
})

const runKey = (run: string) => `run:${run}`

function placesOf({ pool, holder }: Wanted): [pool: string, holder: string] {
  const places = `places:${pool}`
  return [places, `${places}:${holder}`]
}

function keysOf({ wanted, run }: Taken): string[] {
  const { budgets, uses } = wanted
  return [...placesOf(wanted), runKey(run), ...budgets.map(({ key }) => key), ...uses.map(({ key }) => key)]
}
