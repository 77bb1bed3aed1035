import { LRUCache } from 'lru-cache'
import type { Quota } from './store'

/** Keys of each kind (about 250 bytes each) before the least recently used is evicted. */
const MAX_KEYS = 50_000

type Counter = { count: number }

/** Counts uses in this process with bounded memory. A flood of new keys does not evict a spent quota. */
export class MemoryQuotas {
  private readonly activeCounters = new LRUCache<string, Counter>({ max: MAX_KEYS })
  /** Separate, so that only equally many spent quotas can fill it. */
  private readonly exhaustedCounters = new LRUCache<string, Counter>({ max: MAX_KEYS })

  isSpent({ key, limit }: Quota): boolean {
    return (this.getCounter(key)?.count ?? 0) >= limit
  }

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
