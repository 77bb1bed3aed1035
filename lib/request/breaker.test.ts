import { beforeEach, expect, test, vi } from 'vitest'
import { CatalogueError, type FailureReason } from '@/lib/errors'
import { createBreaker } from './breaker'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const failure = (reason: FailureReason) => new CatalogueError('unavailable', { reason })

function secondsOpen(breaker: ReturnType<typeof createBreaker>): number {
  try {
    breaker.check()
    return 0
  } catch (error) {
    return error instanceof CatalogueError ? (error.retryAfterSeconds ?? -1) : -1
  }
}

test('five failures within 30 seconds open it for 30 seconds', () => {
  const breaker = createBreaker()
  for (let i = 0; i < 4; i += 1) breaker.failed(failure('upstream_server'))
  expect(secondsOpen(breaker)).toBe(0)
  breaker.failed(failure('upstream_timeout'))
  expect(secondsOpen(breaker)).toBe(30)
  vi.advanceTimersByTime(30_000)
  expect(secondsOpen(breaker)).toBe(0)
})

test('failures further apart do not open it', () => {
  const breaker = createBreaker()
  for (let i = 0; i < 10; i += 1) {
    breaker.failed(failure('upstream_network'))
    vi.advanceTimersByTime(8_000)
  }
  expect(secondsOpen(breaker)).toBe(0)
})

test.each(['upstream_auth', 'upstream_billing'] as const)('one %s opens it for 5 minutes', (reason) => {
  const breaker = createBreaker()
  breaker.failed(failure(reason))
  expect(secondsOpen(breaker)).toBe(300)
})

test('after it was open one more failure opens it again, unless a call succeeded', () => {
  const breaker = createBreaker()
  breaker.failed(failure('upstream_auth'))
  vi.advanceTimersByTime(300_000)
  breaker.failed(failure('upstream_server'))
  expect(secondsOpen(breaker)).toBe(30)
  vi.advanceTimersByTime(30_000)
  breaker.succeeded()
  breaker.failed(failure('upstream_server'))
  expect(secondsOpen(breaker)).toBe(0)
})

test('what is not the model’s fault does not count', () => {
  const breaker = createBreaker()
  for (let i = 0; i < 10; i += 1) {
    breaker.failed(new CatalogueError('content_refused'))
    breaker.failed(failure('client_gone'))
    breaker.failed(failure('upstream_rate'))
    breaker.failed(new Error('ours'))
  }
  expect(secondsOpen(breaker)).toBe(0)
})
