import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { PublicError } from '@/lib/core/errors'
import { createThreadPool } from './pool'

type Job = { do: 'answer' | 'compute' | 'spend' | 'wait' | 'leave' | 'break'; name?: string; times?: number }
type ThreadMessage = Job & { left: number }

const threadFile = fileURLToPath(new URL('../../../test/thread.mjs', import.meta.url))

function createPool(
  options: Partial<Omit<Parameters<typeof createThreadPool<Job, ThreadMessage>>[0], 'startWorker'>> = {},
) {
  const workers: Worker[] = []
  const finishedJobs: Job['do'][] = []
  const pool = createThreadPool<Job, ThreadMessage>({
    startWorker: () => {
      const worker = new Worker(threadFile)
      workers.push(worker)
      worker.on('message', (message: ThreadMessage) => message.left === 1 && finishedJobs.push(message.do))
      return worker
    },
    isLastMessage: ({ left }) => left === 1,
    maxThreads: 2,
    idleMs: 60_000,
    spawnAfterMs: 0,
    maxJobsPerThread: 100,
    maxQueueLength: 10,
    timeLimit: { maxProcessorMs: 120, totalMs: 20_000 },
    threadStartMs: 100,
    createLateError: () => new PublicError('unavailable'),
    ...options,
  })
  onTestFinished(pool.stop)
  const run = (job: Job, signal = new AbortController().signal) => Array.fromAsync(pool.run(job, signal))
  return { run, workers, finishedJobs }
}

test('a job’s messages arrive in order, and one thread serves jobs one after another', async () => {
  const { run, workers } = createPool()
  expect((await run({ do: 'answer', times: 3 })).map(({ left }) => left)).toEqual([3, 2, 1])
  expect(await run({ do: 'answer', name: 'second' })).toMatchObject([{ name: 'second' }])
  expect(workers).toHaveLength(1)
})

test('a job that computes too long ends with its thread and delays no other, and the next job gets a new thread', async () => {
  const { run, workers } = createPool()
  const endlessJob = run({ do: 'compute' })
  endlessJob.catch(() => {})
  expect(await run({ do: 'answer', name: 'other' })).toMatchObject([{ name: 'other' }])
  await expect(endlessJob).rejects.toMatchObject({ code: 'unavailable' })
  await expect(run({ do: 'compute' })).rejects.toMatchObject({ code: 'unavailable' })
  expect(await run({ do: 'answer', name: 'next' })).toMatchObject([{ name: 'next' }])
  expect(workers).toHaveLength(3)
})

test('starts another thread only for a job that has waited', async () => {
  const { run, workers } = createPool({ spawnAfterMs: 10_000 })
  await Promise.all([run({ do: 'answer' }), run({ do: 'answer' }), run({ do: 'answer' })])
  expect(workers).toHaveLength(1)
})

test('serves a job that waits behind an endless one', async () => {
  const { run } = createPool({ maxThreads: 1 })
  const endlessJob = run({ do: 'compute' })
  const waitingJob = run({ do: 'answer', name: 'patient' })
  await expect(endlessJob).rejects.toMatchObject({ code: 'unavailable' })
  expect(await waitingJob).toMatchObject([{ name: 'patient' }])
})

test('time that a job waits on a busy machine does not count as computing', async () => {
  const { run } = createPool()
  expect(await run({ do: 'wait' })).toHaveLength(1)
})

test('refuses jobs beyond the queue, and an aborted job frees its place', async () => {
  const { run } = createPool({ maxThreads: 1, maxQueueLength: 1 })
  const firstJob = run({ do: 'answer' })
  const controller = new AbortController()
  const secondJob = run({ do: 'answer' }, controller.signal)
  await expect(run({ do: 'answer' })).rejects.toMatchObject({ code: 'unavailable', reason: 'busy' })
  controller.abort(new Error('left'))
  const thirdJob = run({ do: 'answer', name: 'third' })
  await expect(secondJob).rejects.toThrow('left')
  expect(await firstJob).toHaveLength(1)
  expect(await thirdJob).toMatchObject([{ name: 'third' }])
})

test('visitors who leave as their job begins cost no thread, and the jobs behind them are served', async () => {
  const { run, workers, finishedJobs } = createPool({ maxThreads: 1, maxQueueLength: 30 })
  await run({ do: 'answer' })
  const left = Array.from({ length: 20 }, async () => {
    const controller = new AbortController()
    const pendingJob = run({ do: 'spend' }, controller.signal)
    setImmediate(() => controller.abort(new Error('left')))
    await expect(pendingJob).rejects.toThrow('left')
  })
  await Promise.all(left)
  expect(await run({ do: 'answer', name: 'patient' })).toMatchObject([{ name: 'patient' }])
  expect(workers).toHaveLength(1)
  expect(finishedJobs).toEqual(['answer', 'spend', 'answer'])
})

test('a thread that starts for a visitor who leaves serves the next visitor', async () => {
  const { run, workers, finishedJobs } = createPool({ maxThreads: 1 })
  const controller = new AbortController()
  const left = run({ do: 'spend' }, controller.signal)
  controller.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(await run({ do: 'answer' })).toHaveLength(1)
  expect(workers).toHaveLength(1)
  expect(finishedJobs).toEqual(['answer'])
})

test('an abandoned job ends with its thread after using the cost of a new thread', async () => {
  const { run, workers } = createPool({ timeLimit: { maxProcessorMs: 60_000, totalMs: 120_000 } })
  await run({ do: 'answer' })
  const controller = new AbortController()
  const left = run({ do: 'compute' }, controller.signal)
  await sleep(50)
  controller.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  // `threadId` is -1 after a thread ends.
  await expect.poll(() => workers[0]?.threadId).toBe(-1)
})

test('the next job is served after a job or its thread fails', async () => {
  const { run } = createPool()
  await expect(run({ do: 'compute' })).rejects.toMatchObject({ code: 'unavailable' })
  await expect(run({ do: 'leave' })).rejects.toMatchObject({ code: 'internal' })
  await expect(run({ do: 'break' })).rejects.toThrow('broken thread')
  expect(await run({ do: 'answer' })).toHaveLength(1)
})

test('a thread ends after its quota of jobs', async () => {
  const { run, workers } = createPool({ maxJobsPerThread: 1 })
  await run({ do: 'answer' })
  expect(await run({ do: 'answer' })).toHaveLength(1)
  expect(workers).toHaveLength(2)
})
