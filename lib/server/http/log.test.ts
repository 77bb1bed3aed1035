import { beforeEach, expect, test, vi } from 'vitest'
import { createLogLimiter } from './log'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function createLimiter() {
  const summaries: Readonly<Record<string, number>>[] = []
  return { mayWrite: createLogLimiter((suppressed) => summaries.push(suppressed)), summaries }
}

test('each address gets five lines a minute of each kind', () => {
  const { mayWrite, summaries } = createLimiter()
  const written = (address: string, kind: string) =>
    Array.from({ length: 20 }, () => mayWrite(address, kind)).filter(Boolean).length
  expect(written('a', 'rate_limited')).toBe(5)
  expect(written('b', 'rate_limited')).toBe(5)
  expect(written('a', 'other_origin')).toBe(5)
  vi.advanceTimersByTime(60_000)
  expect(summaries).toEqual([{ rate_limited: 30, other_origin: 15 }])
  expect(mayWrite('a', 'rate_limited')).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(summaries).toHaveLength(1)
})

test('the number of log lines is bounded for any number of addresses, and every suppressed line is counted', () => {
  const { mayWrite, summaries } = createLimiter()
  let written = 0
  for (let i = 0; i < 20_000; i += 1) if (mayWrite(`address ${i % 5_000}`, 'rate_limited')) written += 1
  expect(written).toBeLessThanOrEqual(2_500)
  vi.advanceTimersByTime(60_000)
  expect(summaries).toEqual([{ rate_limited: 20_000 - written }])
})
