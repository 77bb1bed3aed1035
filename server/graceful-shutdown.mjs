import { setTimeout as sleep } from 'node:timers/promises'

/** A host may tell npm, the starter and this process at once; only a signal that comes later is a second one. */
const SAME_SIGNAL_MS = 2_000
/** Speech may take minutes. Who runs the site waits less: systemd 90 seconds, Kubernetes 30, Docker 10. */
const LIMIT_MS = 50_000

/**
 * Ends the process well when it is asked to: `/api/ready` says no for `drainSeconds`, in which a balancer may look at it and
 * new requests are still answered; then nothing new is taken, and what is under way is finished within 50 seconds. A second
 * signal ends it at once.
 */
export function enableGracefulShutdown(site, { drainSeconds, beforeExit }) {
  let signaledAt = null

  async function shutDown(signal) {
    if (signaledAt !== null) {
      if (performance.now() - signaledAt > SAME_SIGNAL_MS) process.exit(0)
      return
    }
    signaledAt = performance.now()
    setTimeout(() => process.exit(0), drainSeconds * 1_000 + LIMIT_MS)
    globalThis[Symbol.for('postsmith.draining')] = true
    site.startDraining()
    if (signal === 'SIGTERM') await sleep(drainSeconds * 1_000)
    await site.close()
    await beforeExit()
    process.exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void shutDown(signal))
}
