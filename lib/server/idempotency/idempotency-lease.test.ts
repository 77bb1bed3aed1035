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
  let elapsedSeconds = 0
  async function advanceClock(seconds: number): Promise<void> {
    for (const end = elapsedSeconds + seconds; elapsedSeconds < end; elapsedSeconds += 1) {
      clock.mockReturnValue(start + 1_000 * (elapsedSeconds + 1))
      await vi.advanceTimersByTimeAsync(1_000)
      // lru-cache looks at the clock once in a real millisecond.
      await sleep(2)
    }
  }
  const replyStore = new MemoryReplyStore()
  const request = { key: 'k', visitor: 'v', appSecret: 's'.repeat(32), requestText: '{}', leaseMs: 120_000 }
  const acquire = (signal: AbortSignal) => acquireIdempotencyLease(replyStore, { ...request, signal })
  await acquire(new AbortController().signal)

  await advanceClock(60)
  await expect(acquire(AbortSignal.abort())).rejects.toThrow('aborted')
  // What renews it ends with the process.
  vi.clearAllTimers()
  await advanceClock(21)
  expect(await acquire(AbortSignal.abort())).toMatchObject({ isPaid: false })

  // Even a process that lives does not keep it beyond the run's end.
  await advanceClock(121)
  expect(await acquire(AbortSignal.abort())).toMatchObject({ isPaid: false })
})
