import { beforeEach, expect, test, vi } from 'vitest'
import { type FailureReason, PublicError } from '@/lib/core/errors'
import { type Breaker, type BreakerPermit, createBreaker } from './breaker'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const createFailure = (reason: FailureReason) => new PublicError('unavailable', { reason })

/** Returns the seconds until the breaker allows a request, without making one. */
function getOpenSeconds(breaker: Breaker): number {
  try {
    breaker.check()
    return 0
  } catch (error) {
    return error instanceof PublicError ? (error.retryAfterSeconds ?? -1) : -1
  }
}

const fail = (breaker: Breaker, reason: FailureReason) => breaker.acquire().recordFailure(createFailure(reason))

function createHalfOpenBreaker() {
  const breaker = createBreaker()
  fail(breaker, 'upstream_auth')
  vi.advanceTimersByTime(300_000)
  return breaker
}

test('opens for 30 seconds after five failures within 30 seconds', () => {
  const breaker = createBreaker()
  const reasons = ['upstream_server', 'upstream_timeout', 'upstream_network', 'upstream_oversized'] as const
  for (const reason of reasons) fail(breaker, reason)
  expect(getOpenSeconds(breaker)).toBe(0)
  fail(breaker, 'upstream_timeout')
  expect(getOpenSeconds(breaker)).toBe(30)
  vi.advanceTimersByTime(30_000)
  expect(getOpenSeconds(breaker)).toBe(0)
})

test('stays closed when failures are further apart', () => {
  const breaker = createBreaker()
  for (let i = 0; i < 10; i += 1) {
    fail(breaker, 'upstream_network')
    vi.advanceTimersByTime(8_000)
  }
  expect(getOpenSeconds(breaker)).toBe(0)
})

test.each(['upstream_auth', 'upstream_billing'] as const)('opens for 5 minutes after one %s', (reason) => {
  const breaker = createBreaker()
  fail(breaker, reason)
  expect(getOpenSeconds(breaker)).toBe(300)
})

test('ignores errors that are not the model’s fault', () => {
  const breaker = createBreaker()
  const errors = [new PublicError('content_refused'), createFailure('client_gone'), createFailure('upstream_rate')]
  for (let i = 0; i < 10; i += 1) {
    for (const error of [...errors, new Error('ours')]) breaker.acquire().recordFailure(error)
  }
  expect(getOpenSeconds(breaker)).toBe(0)
})

test('lets exactly one request through after it was open and closes on its success', () => {
  const breaker = createHalfOpenBreaker()
  expect(breaker.isOpen()).toBe(true)
  const permit = breaker.acquire()
  const refusal = { code: 'unavailable', reason: 'breaker_open', retryAfterSeconds: 5 }
  for (let i = 0; i < 19; i += 1) expect(() => breaker.acquire()).toThrow(expect.objectContaining(refusal))
  permit.recordSuccess()
  expect(breaker.isOpen()).toBe(false)
  for (let i = 0; i < 20; i += 1) breaker.acquire()
  for (let i = 0; i < 4; i += 1) fail(breaker, 'upstream_server')
  expect(getOpenSeconds(breaker)).toBe(0)
})

test('opens again at once when a trial fails', () => {
  const breaker = createHalfOpenBreaker()
  fail(breaker, 'upstream_server')
  expect(getOpenSeconds(breaker)).toBe(30)
  vi.advanceTimersByTime(30_000)
  fail(breaker, 'upstream_billing')
  expect(getOpenSeconds(breaker)).toBe(300)
})

test.each<[string, (permit: BreakerPermit) => void]>([
  ['was released before it called the model', (permit) => permit.release()],
  ['was abandoned by its visitor', (permit) => permit.recordFailure(createFailure('client_gone'))],
  ['was refused by the model', (permit) => permit.recordFailure(new PublicError('content_refused'))],
])('passes a trial that %s to the next request only', (_, finish) => {
  const breaker = createHalfOpenBreaker()
  finish(breaker.acquire())
  const nextPermit = breaker.acquire()
  expect(getOpenSeconds(breaker)).toBe(5)
  nextPermit.recordFailure(createFailure('upstream_server'))
  expect(getOpenSeconds(breaker)).toBe(30)
})

test('lets another request try after a trial hangs for a minute, and ignores the late outcome', () => {
  const breaker = createHalfOpenBreaker()
  const firstPermit = breaker.acquire()
  vi.advanceTimersByTime(59_999)
  expect(getOpenSeconds(breaker)).toBe(5)
  vi.advanceTimersByTime(1)
  breaker.acquire()
  firstPermit.release()
  expect(getOpenSeconds(breaker)).toBe(5)
})

test('counts only the first reported outcome of a request', () => {
  const breaker = createBreaker()
  const permit = breaker.acquire()
  permit.release()
  for (let i = 0; i < 5; i += 1) permit.recordFailure(createFailure('upstream_server'))
  expect(getOpenSeconds(breaker)).toBe(0)
})

test('does not shorten its open time for a late failure of an earlier request', () => {
  const breaker = createBreaker()
  const [firstPermit, secondPermit] = [breaker.acquire(), breaker.acquire()]
  firstPermit.recordFailure(createFailure('upstream_auth'))
  vi.advanceTimersByTime(10_000)
  secondPermit.recordFailure(createFailure('upstream_server'))
  expect(getOpenSeconds(breaker)).toBe(290)
})
