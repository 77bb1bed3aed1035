import type { Redis } from '@/lib/server/redis/redis'
import { isRedisUnavailable } from '@/lib/server/redis/redis-unavailable'
import { renewScript } from './redis-scripts'

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
export class LeaseRenewer {
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
        renewScript,
        leases.flatMap(({ keys }) => keys),
        args,
      )
    } catch (error) {
      if (!isRedisUnavailable(error)) throw error
    }
  }
}
