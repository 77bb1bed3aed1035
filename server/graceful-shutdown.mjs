import { setTimeout as sleep } from 'node:timers/promises'
import { serverState } from '../platform/next/process-state.ts'

/** A host may signal npm, the starter and this process at once; only a later signal counts as the second one. */
const SAME_SIGNAL_MS = 2_000
/** Speech may take minutes, but hosts wait less: systemd 90 seconds, Kubernetes 30, Docker 10. */
const LIMIT_MS = 50_000

/**
 * Shuts down on a signal: `/api/ready` fails for `drainSeconds`, so that a load balancer can notice while new requests
 * are still answered; then the server accepts no more requests and finishes those in progress within 50 seconds. A
 * second signal ends the process at once.
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
    serverState.isDraining = true
    site.startDraining()
    if (signal === 'SIGTERM') await sleep(drainSeconds * 1_000)
    await site.close()
    await beforeExit()
    process.exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void shutDown(signal))
}
