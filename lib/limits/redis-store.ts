import { randomUUID } from 'node:crypto'
import type { Redis } from '@/lib/redis/client'
import { onceBack } from '@/lib/redis/once-back'
import * as scripts from './redis-scripts'
import type { Admission, Budget, Claim, LimitStore, Place, Quota, Refusal } from './store'

/** Counts name their day; the last of its runs has ended long before. */
const COUNT_MS = 26 * 3_600_000
/** How long a run may still be settled after its lease. */
const SETTLE_MS = 15 * 60_000

type Wanted = Pick<Place, 'pool' | 'holder' | 'perHolder' | 'total' | 'leaseMs'> & {
  takes: number
  budget: Budget | null
  uses: readonly Quota[]
}

type Taken = { wanted: Wanted; run: string }

/** Counts for every process that has the same Redis. Methods throw `RedisAway`; what ends a run is sent again instead. */
export class RedisLimitStore implements LimitStore {
  constructor(private readonly redis: Redis) {}

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
    const { budget } = claim
    return {
      used,
      left,
      settle: ({ spent, refund }) => this.settle(taken, budget?.settles ? spent - budget.amount : 0, refund),
    }
  }

  async hold(place: Place) {
    const taken = { wanted: { ...place, takes: 1, budget: null, uses: [] }, run: randomUUID() }
    const { answer } = await this.take(taken)
    return answer === 'ok' ? () => this.settle(taken, 0, false) : null
  }

  private async take(
    taken: Taken,
    looksOnly = false,
  ): Promise<{ answer: 'ok' | Refusal; used: number; left: number }> {
    const { takes, total, perHolder, leaseMs, budget, uses } = taken.wanted
    const shares = [budget?.amount ?? '', budget?.cap ?? '']
    const args = [looksOnly ? 1 : 0, taken.run, leaseMs, takes, total, perHolder, ...shares]
    const limits = uses.map(({ limit }) => Math.min(limit, Number.MAX_SAFE_INTEGER))
    try {
      const kept = [COUNT_MS, leaseMs + SETTLE_MS]
      const reply = await this.redis.run(scripts.take, keysOf(taken), [...args, ...kept, ...limits])
      const [answer, used, left = 0] = reply as ['ok' | Refusal, number, number?]
      return { answer, used, left }
    } catch (error) {
      // The answer may be lost and the run taken all the same: nobody will use it.
      if (!looksOnly) void this.settle(taken, -(budget?.amount ?? 0), true)
      throw error
    }
  }

  private async settle(taken: Taken, change: number, refund: boolean): Promise<void> {
    const args = [taken.run, taken.wanted.takes, change, refund ? 1 : 0]
    await onceBack(() => this.redis.run(scripts.settle, keysOf(taken), args))
  }
}

const wantedBy = ({ visitor, quota, totals, budget, slots }: Claim): Wanted => ({
  ...slots,
  holder: visitor,
  perHolder: slots.perVisitor,
  budget,
  uses: [quota, ...totals],
})

function keysOf({ wanted: { pool, holder, budget, uses }, run }: Taken): string[] {
  const places = `places:${pool}`
  return [
    places,
    `${places}:${holder}`,
    `run:${run}`,
    budget?.key ?? 'no-budget',
    ...uses.map(({ key }) => key),
  ]
}
