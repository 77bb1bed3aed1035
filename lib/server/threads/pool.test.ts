import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { PublicError } from '@/lib/core/errors'
import { createThreadPool } from './pool'
import type { TimeLimit } from './processor-time'

type Job = { do: 'answer' | 'compute' | 'spend' | 'wait' | 'leave' | 'break'; name?: string; times?: number }
type ThreadMessage = Job & { left: number }

const threadFile = fileURLToPath(new URL('../../../test/thread.mjs', import.meta.url))

function createPool(
  options: Partial<
    Record<'maxThreads' | 'minThreads' | 'maxJobsPerThread' | 'maxQueueLength' | 'spawnAfterMs', number>
  > & {
    timeLimit?: TimeLimit
  } = {},
) {
  const workers: Worker[] = []
  const pool = createThreadPool<Job, ThreadMessage>({
    startWorker: () => {
      const worker = new Worker(threadFile)
      workers.push(worker)
      return worker
    },
    isLastMessage: ({ left }) => left === 1,
    maxThreads: 2,
    minThreads: 0,
    idleMs: 60_000,
    spawnAfterMs: 0,
    maxJobsPerThread: 100,
    maxQueueLength: 10,
    timeLimit: { maxProcessorMs: 250, totalMs: 20_000 },
    threadStartMs: 120,
    createLateError: () => new PublicError('took_too_long'),
    ...options,
  })
  onTestFinished(pool.stop)
  const run = (
    job: Job,
    signal = new AbortController().signal,
    onEnd: (last: ThreadMessage | null) => void = () => {},
  ) => Array.fromAsync(pool.run(job, signal, onEnd))
  return { pool, run, workers }
}

test('a job’s messages come in order, and one thread serves one job after the other', async () => {
  const { run, workers } = createPool()
  expect((await run({ do: 'answer', times: 3 })).map(({ left }) => left)).toEqual([3, 2, 1])
  expect(await run({ do: 'answer', name: 'second' })).toMatchObject([{ name: 'second' }])
  expect(workers).toHaveLength(1)
})

// Row C2
test('what computes too long ends with its thread and delays nobody else; the next job gets a new thread', async () => {
  const { run, workers } = createPool()
  const endless = run({ do: 'compute' })
  endless.catch(() => {})
  expect(await run({ do: 'answer', name: 'other' })).toMatchObject([{ name: 'other' }])
  await expect(endless).rejects.toMatchObject({ code: 'took_too_long' })
  const another = run({ do: 'compute' })
  another.catch(() => {})
  expect(await run({ do: 'answer', name: 'next' })).toMatchObject([{ name: 'next' }])
  expect(workers).toHaveLength(3)
  await expect(another).rejects.toMatchObject({ code: 'took_too_long' })
})

test('another thread starts only for a job that has waited', async () => {
  const { run, workers } = createPool({ spawnAfterMs: 10_000 })
  await Promise.all([run({ do: 'answer' }), run({ do: 'answer' }), run({ do: 'answer' })])
  expect(workers).toHaveLength(1)
})

test('who waits behind one that computes for ever is served', async () => {
  const { run } = createPool({ maxThreads: 1 })
  const endless = run({ do: 'compute' })
  const waiting = run({ do: 'answer', name: 'patient' })
  await expect(endless).rejects.toMatchObject({ code: 'took_too_long' })
  expect(await waiting).toMatchObject([{ name: 'patient' }])
})

test('waiting is not computing: a job that a busy machine keeps waiting is not late', async () => {
  const { run } = createPool()
  expect(await run({ do: 'wait' })).toHaveLength(1)
})

test('more than may wait are turned away, and who leaves the queue makes room', async () => {
  const { run } = createPool({ maxThreads: 1, maxQueueLength: 1 })
  const first = run({ do: 'answer' })
  const controller = new AbortController()
  const second = run({ do: 'answer' }, controller.signal)
  await expect(run({ do: 'answer' })).rejects.toMatchObject({ code: 'unavailable', reason: 'busy' })
  controller.abort(new Error('left'))
  const third = run({ do: 'answer', name: 'third' })
  await expect(second).rejects.toThrow('left')
  expect(await first).toHaveLength(1)
  expect(await third).toMatchObject([{ name: 'third' }])
})

const visitorIndexes = Array.from({ length: 20 }, (_, at) => at)

// Row A2
test('visitors who leave as their job begins cost no thread, and those behind them are served', async () => {
  const { run, workers } = createPool({ maxThreads: 1, maxQueueLength: 30 })
  await run({ do: 'answer' })
  const ends: (ThreadMessage | null)[] = []
  const left = visitorIndexes.map(async () => {
    const controller = new AbortController()
    const running = run({ do: 'spend' }, controller.signal, (last) => ends.push(last))
    setImmediate(() => controller.abort(new Error('left')))
    await expect(running).rejects.toThrow('left')
  })
  await Promise.all(left)
  expect(await run({ do: 'answer', name: 'patient' })).toMatchObject([{ name: 'patient' }])
  expect(workers).toHaveLength(1)
  // One had begun; the others had only waited.
  expect(ends).toMatchObject([{ do: 'spend', left: 1 }])
})

test('a visitor who leaves while the thread starts leaves it to the next one', async () => {
  const { run, workers } = createPool({ maxThreads: 1 })
  const controller = new AbortController()
  const left = run({ do: 'spend' }, controller.signal, () => expect.unreachable())
  controller.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(await run({ do: 'answer' })).toHaveLength(1)
  expect(workers).toHaveLength(1)
})

test('a job that nobody waits for ends with its thread once it has used what a new thread costs', async () => {
  const { run, workers } = createPool({ timeLimit: { maxProcessorMs: 60_000, totalMs: 120_000 } })
  await run({ do: 'answer' })
  const controller = new AbortController()
  const { promise: ended, resolve } = Promise.withResolvers<ThreadMessage | null>()
  const left = run({ do: 'compute' }, controller.signal, resolve)
  await sleep(50)
  controller.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(await ended).toBeNull()
  // A thread that has ended has no number any more.
  await expect.poll(() => workers[0]?.threadId).toBe(-1)
})

test('each job that has begun ends once: with its last message, or with none where the thread had to go', async () => {
  const { run } = createPool()
  const ends: (string | undefined)[] = []
  const onEnd = (last: ThreadMessage | null) => ends.push(last?.do)
  await run({ do: 'answer', times: 2 }, undefined, onEnd)
  for (const action of ['compute', 'leave', 'break'] as const)
    await run({ do: action }, undefined, onEnd).catch(() => {})
  await expect.poll(() => ends).toEqual(['answer', undefined, undefined, undefined])
})

test('a thread that ends or breaks by itself is an error of ours, and the next job gets another', async () => {
  const { run } = createPool()
  await expect(run({ do: 'leave' })).rejects.toMatchObject({ code: 'internal' })
  await expect(run({ do: 'break' })).rejects.toThrow('broken thread')
  expect(await run({ do: 'answer' })).toHaveLength(1)
})

test('threads that are kept are started before the first job, and replaced after their share', async () => {
  const { pool, run, workers } = createPool({ minThreads: 2, maxJobsPerThread: 1 })
  pool.prepare()
  expect(workers).toHaveLength(2)
  await run({ do: 'answer' })
  await expect.poll(() => workers).toHaveLength(3)
  await expect(run({ do: 'compute' })).rejects.toMatchObject({ code: 'took_too_long' })
  await expect.poll(() => workers).toHaveLength(4)
})
