import { LRUCache } from 'lru-cache'
import type { Quota } from './store'

/** Keys of each kind kept before the one unused for longest goes; each takes about 250 bytes. */
const MAX_KEYS = 50_000

type Counter = { count: number }

/** Uses counted in this process. Bounded in memory, and yet no flood of fresh keys pushes out a quota that is used up. */
export class MemoryQuotas {
  private readonly open = new LRUCache<string, Counter>({ max: MAX_KEYS })
  /** Apart, because it takes as many quotas used up to their limit to fill it. */
  private readonly spent = new LRUCache<string, Counter>({ max: MAX_KEYS })

  isSpent({ key, limit }: Quota): boolean {
    return (this.counter(key)?.count ?? 0) >= limit
  }

  /** Counts one use and returns how many there are now. */
  countUse(quota: Quota): number {
    return this.change(quota, this.counter(quota.key) ?? { count: 0 }, 1)
  }

  refundUse(quota: Quota): void {
    const counter = this.counter(quota.key)
    if (counter) this.change(quota, counter, -1)
  }

  private change({ key, limit }: Quota, counter: Counter, by: number): number {
    counter.count += by
    const [current, previous] = counter.count >= limit ? [this.spent, this.open] : [this.open, this.spent]
    previous.delete(key)
    current.set(key, counter)
    return counter.count
  }

  private counter(key: string): Counter | undefined {
    return this.spent.get(key) ?? this.open.get(key)
  }
}
