import { PublicError } from '@/lib/core/errors'

const WINDOW_MS = 30_000
const FAILURE_THRESHOLD = 5
const OPEN_MS = 30_000
/** A wrong key or an empty account does not resolve within seconds. */
const OPERATOR_FAULT_OPEN_MS = 300_000
/** A trial that runs longer no longer blocks others: another request may try. */
const TRIAL_TIMEOUT_MS = 60_000
/** The retry delay reported while another request is the trial. */
const TRIAL_RETRY_MS = 5_000

const operatorFaultReasons = ['upstream_auth', 'upstream_billing']
const transientReasons = ['upstream_server', 'upstream_timeout', 'upstream_network', 'upstream_oversized']

/** Reports the outcome of an admitted request. Only the first call has an effect. */
export type BreakerPermit = {
  recordSuccess(): void
  /** Counts failures of the model, and opens the breaker at once on errors of the account. Ignores all other errors. */
  recordFailure(error: unknown): void
  release(): void
}

/**
 * Opens for 30 seconds after 5 failures in 30 seconds, and for 5 minutes if the server refuses the account. Then others
 * wait for one trial: failure opens it again, success closes it, any other end allows the next trial.
 */
export function createBreaker() {
  let failureTimes: number[] = []
  let openUntil = 0
  let isClosed = true
  let trialEndsAt = 0

  return {
    /** Whether a failure opened the breaker and no success has closed it since. */
    isOpen: () => !isClosed,
    check,
    acquire(): BreakerPermit {
      check()
      return isClosed ? createPermit() : startTrial()
    },
  }

  function check(): void {
    const now = Date.now()
    const retryAfterMs = Math.max(openUntil - now, trialEndsAt > now ? TRIAL_RETRY_MS : 0)
    if (retryAfterMs <= 0) return
    throw new PublicError('unavailable', { reason: 'breaker_open', retryAfterSeconds: retryAfterMs / 1000 })
  }

  function startTrial(): BreakerPermit {
    const endsAt = Date.now() + TRIAL_TIMEOUT_MS
    trialEndsAt = endsAt
    return createPermit(() => {
      if (trialEndsAt === endsAt) trialEndsAt = 0
    })
  }

  function createPermit(onEnd = () => {}): BreakerPermit {
    let hasEnded = false
    const end = (action: () => void) => {
      if (hasEnded) return
      hasEnded = true
      onEnd()
      action()
    }
    return {
      recordSuccess: () => end(close),
      recordFailure: (error) => end(() => handleFailure(error)),
      release: () => end(() => {}),
    }
  }

  function close(): void {
    failureTimes = []
    isClosed = true
    trialEndsAt = 0
  }

  function handleFailure(error: unknown): void {
    const reason = error instanceof PublicError ? (error.reason ?? '') : ''
    if (operatorFaultReasons.includes(reason)) open(OPERATOR_FAULT_OPEN_MS)
    if (transientReasons.includes(reason)) countFailure()
  }

  function countFailure(): void {
    const now = Date.now()
    failureTimes = [...failureTimes.filter((failedAt) => failedAt > now - WINDOW_MS), now]
    if (!isClosed || failureTimes.length >= FAILURE_THRESHOLD) open(OPEN_MS)
  }

  function open(durationMs: number): void {
    openUntil = Math.max(openUntil, Date.now() + durationMs)
    isClosed = false
    failureTimes = []
    trialEndsAt = 0
  }
}

export type Breaker = ReturnType<typeof createBreaker>
