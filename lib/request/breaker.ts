import { CatalogueError } from '@/lib/errors'

const WINDOW_MS = 30_000
const FAILURES = 5
const OPEN_MS = 30_000
/** A wrong key or an empty account does not mend itself within seconds. */
const OPERATOR_MS = 300_000

const operatorReasons = ['upstream_auth', 'upstream_billing']
const passingReasons = ['upstream_server', 'upstream_timeout', 'upstream_network']

/**
 * Keeps visitors from waiting for a model that is down. Opens for 30 seconds after 5 failures within 30 seconds and for
 * 5 minutes when the model's server refuses the account. After that the next failure opens it again, a success closes it.
 */
export function createBreaker() {
  let failures: number[] = []
  let openUntil = 0
  let onTrial = false

  return {
    /** Throws `unavailable` while open. */
    check(): void {
      const left = openUntil - Date.now()
      if (left <= 0) return
      throw new CatalogueError('unavailable', { reason: 'breaker_open', retryAfterSeconds: left / 1000 })
    },
    isOpen: () => openUntil > Date.now(),
    succeeded(): void {
      failures = []
      onTrial = false
    },
    /** Counts an error if it is the model's fault. */
    failed(error: unknown): void {
      const reason = error instanceof CatalogueError ? (error.reason ?? '') : ''
      if (operatorReasons.includes(reason)) open(OPERATOR_MS)
      if (passingReasons.includes(reason)) count()
    },
  }

  function count(): void {
    const now = Date.now()
    failures = [...failures.filter((at) => at > now - WINDOW_MS), now]
    if (onTrial || failures.length >= FAILURES) open(OPEN_MS)
  }

  function open(ms: number): void {
    openUntil = Date.now() + ms
    onTrial = true
    failures = []
  }
}

export type Breaker = ReturnType<typeof createBreaker>
