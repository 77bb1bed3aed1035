import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withTimeout } from './with-timeout'

const createLateError = () => new Error('late')
const blockFor = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('work that ends in time is what it is', async () => {
  expect(await withTimeout(500, sleep(5, 'done'), createLateError)).toBe('done')
  await expect(withTimeout(500, Promise.reject(new Error('broken')), createLateError)).rejects.toThrow('broken')
})

test('work that takes too long is late', async () => {
  await expect(withTimeout(50, sleep(2_000, null, { ref: false }), createLateError)).rejects.toThrow('late')
})

test('time in which this process was busy does not count', async () => {
  const work = withTimeout(200, sleep(350, 'done'), createLateError)
  blockFor(300)
  expect(await work).toBe('done')
})
