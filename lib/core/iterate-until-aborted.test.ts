import { expect, test } from 'vitest'
import { iterateUntilAborted } from './iterate-until-aborted'

test('values pass until the signal aborts, and the source is told to end', async () => {
  let ended = false
  async function* source() {
    try {
      for (let i = 0; ; i += 1) yield i
    } finally {
      ended = true
    }
  }
  const gone = new AbortController()
  const seen: number[] = []
  await expect(async () => {
    for await (const value of iterateUntilAborted(source(), gone.signal)) {
      seen.push(value)
      if (value === 2) gone.abort(new Error('left'))
    }
  }).rejects.toThrow('left')
  expect(seen).toEqual([0, 1, 2])
  expect(ended).toBe(true)
})

test('a source that never answers does not hold up the end', async () => {
  const silent = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }) }
  const signal = AbortSignal.timeout(20)
  await expect(iterateUntilAborted(silent, signal).next()).rejects.toMatchObject({ name: 'TimeoutError' })
})
