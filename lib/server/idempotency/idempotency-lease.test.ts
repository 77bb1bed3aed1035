import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acquireIdempotencyLease } from './idempotency-lease'
import { MemoryReplyStore } from './memory-reply-store'

// Row A16
test('a run under way keeps its key; that of a process that died is free after seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  onTestFinished(() => {
    vi.useRealTimers()
    clock.mockRestore()
  })
  let passed = 0
  async function pass(seconds: number): Promise<void> {
    for (const end = passed + seconds; passed < end; passed += 1) {
      clock.mockReturnValue(start + 1_000 * (passed + 1))
      await vi.advanceTimersByTimeAsync(1_000)
      // lru-cache looks at the clock once in a real millisecond.
      await sleep(2)
    }
  }
  const replies = new MemoryReplyStore()
  const request = { key: 'k', visitor: 'v', appSecret: 's'.repeat(32), requestText: '{}', leaseMs: 120_000 }
  const take = (signal: AbortSignal) => acquireIdempotencyLease(replies, { ...request, signal })
  await take(new AbortController().signal)

  await pass(60)
  await expect(take(AbortSignal.abort())).rejects.toThrow('aborted')
  // What renews it ends with the process.
  vi.clearAllTimers()
  await pass(21)
  expect(await take(AbortSignal.abort())).toMatchObject({ isPaid: false })

  // Even a process that lives does not keep it beyond the run's end.
  await pass(121)
  expect(await take(AbortSignal.abort())).toMatchObject({ isPaid: false })
})
