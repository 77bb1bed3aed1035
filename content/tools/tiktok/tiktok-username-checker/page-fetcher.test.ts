import { expect, test } from 'vitest'
import { createThrottle } from './page-fetcher'

const neverAborted = new AbortController().signal

test('the first is let through at once, and without a gap everyone is', async () => {
  await createThrottle(600_000)(neverAborted)
  const unthrottled = createThrottle(0)
  await Promise.all([unthrottled(neverAborted), unthrottled(neverAborted), unthrottled(neverAborted)])
})

test('the next waits, and stops waiting when its visitor leaves', async () => {
  const pace = createThrottle(600_000)
  const visitor = new AbortController()
  await pace(neverAborted)
  const pendingCall = pace(visitor.signal)
  visitor.abort()
  await expect(pendingCall).rejects.toThrow('The operation was aborted')
})

test('all are let through in the order in which they came', async () => {
  const pace = createThrottle(1)
  const order: number[] = []
  await Promise.all([1, 2, 3].map((caller) => pace(neverAborted).then(() => order.push(caller))))
  expect(order).toEqual([1, 2, 3])
})
