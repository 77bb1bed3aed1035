import type { Redis } from '@/lib/server/redis/redis'
import { isRedisUnavailable } from '@/lib/server/redis/redis-unavailable'
import { renewScript } from './redis-scripts'

type Lease = {
  runId: string
  /** Of the pool's places, of the holder's and of the run. */
  keys: readonly [string, string, string]
  slotCount: number
  /** The run is over by then, in milliseconds from now. */
  maxRunMs: number
}

/** A renewal may be lost, and the next one late, before a lease ends. */
const RENEWALS_PER_LEASE = 3

/**
 * Renews the places of this process's runs, all in one call. The places of a process that died are free after
 * `leaseMs`. While Redis is away nothing is renewed; a run still under way when it is back gets its places again.
 */
export class LeaseRenewer {
  private readonly leases = new Map<string, Lease & { endsAt: number }>()
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly redis: Redis,
    private readonly leaseMs: number,
  ) {}

  /** The first lease of a run that takes at most so long. */
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
        renewScript,
        leases.flatMap(({ keys }) => keys),
        args,
      )
    } catch (error) {
      if (!isRedisUnavailable(error)) throw error
    }
  }
}
