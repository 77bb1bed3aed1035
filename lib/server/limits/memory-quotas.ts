import { LRUCache } from 'lru-cache'
import type { Quota } from './store'

/** Keys of each kind kept before the one unused for longest goes; each takes about 250 bytes. */
const MAX_KEYS = 50_000

type Counter = { count: number }

/** Uses counted in this process. Bounded in memory, and yet no flood of fresh keys pushes out a quota that is used up. */
export class MemoryQuotas {
  private readonly activeCounters = new LRUCache<string, Counter>({ max: MAX_KEYS })
  /** Apart, because it takes as many quotas used up to their limit to fill it. */
  private readonly exhaustedCounters = new LRUCache<string, Counter>({ max: MAX_KEYS })

  isSpent({ key, limit }: Quota): boolean {
    return (this.getCounter(key)?.count ?? 0) >= limit
  }

  /** Counts one use and returns how many there are now. */
  countUse(quota: Quota): number {
    return this.changeCount(quota, this.getCounter(quota.key) ?? { count: 0 }, 1)
  }

  refundUse(quota: Quota): void {
    const counter = this.getCounter(quota.key)
    if (counter) this.changeCount(quota, counter, -1)
  }

  private changeCount({ key, limit }: Quota, counter: Counter, delta: number): number {
    counter.count += delta
    const [targetCounters, otherCounters] =
      counter.count >= limit
        ? [this.exhaustedCounters, this.activeCounters]
        : [this.activeCounters, this.exhaustedCounters]
    otherCounters.delete(key)
    targetCounters.set(key, counter)
    return counter.count
  }

  private getCounter(key: string): Counter | undefined {
    return this.exhaustedCounters.get(key) ?? this.activeCounters.get(key)
  }
}
