import { expect, test } from 'vitest'
import { createThrottle } from './page-fetcher'

const stays = new AbortController().signal

test('the first is let through at once, and without a gap everyone is', async () => {
  await createThrottle(600_000)(stays)
  const none = createThrottle(0)
  await Promise.all([none(stays), none(stays), none(stays)])
})

test('the next waits, and stops waiting when its visitor leaves', async () => {
  const pace = createThrottle(600_000)
  const visitor = new AbortController()
  await pace(stays)
  const waiting = pace(visitor.signal)
  visitor.abort()
  await expect(waiting).rejects.toThrow('The operation was aborted')
})

test('all are let through in the order in which they came', async () => {
  const pace = createThrottle(1)
  const order: number[] = []
  await Promise.all([1, 2, 3].map((who) => pace(stays).then(() => order.push(who))))
  expect(order).toEqual([1, 2, 3])
})
