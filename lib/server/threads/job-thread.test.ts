import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { createJobThread } from './job-thread'

type Job = { do: 'answer' | 'compute' | 'spend' | 'wait' | 'leave' | 'break'; name?: string; times?: number }
type ThreadMessage = Job & { left: number }

const threadFile = fileURLToPath(new URL('../../../test/thread.mjs', import.meta.url))

function startThread(options: Partial<Parameters<typeof createJobThread<Job, ThreadMessage>>[0]> = {}) {
  const workers: Worker[] = []
  const finishedJobs: Job['do'][] = []
  const thread = createJobThread<Job, ThreadMessage>({
    startWorker: () => {
      const worker = new Worker(threadFile)
      workers.push(worker)
      worker.on('message', (message: ThreadMessage) => message.left === 1 && finishedJobs.push(message.do))
      return worker
    },
    isLastMessage: ({ left }) => left === 1,
    maxJobsPerThread: 100,
    maxQueueLength: 10,
    timeLimit: { maxProcessorMs: 120, totalMs: 20_000 },
    ...options,
  })
  onTestFinished(thread.stop)
  const run = (job: Job, signal = new AbortController().signal) => Array.fromAsync(thread.run(job, signal))
  return { run, workers, finishedJobs }
}

test('a job’s messages arrive in order, and one thread serves jobs one after another', async () => {
  const { run, workers } = startThread()
  expect((await run({ do: 'answer', times: 3 })).map(({ left }) => left)).toEqual([3, 2, 1])
  expect(await run({ do: 'answer', name: 'second' })).toMatchObject([{ name: 'second' }])
  await Promise.all([run({ do: 'answer' }), run({ do: 'answer' }), run({ do: 'answer' })])
  expect(workers).toHaveLength(1)
})

test('a job that computes too long ends with its thread, and the next job, also a waiting one, gets a new thread', async () => {
  const { run, workers } = startThread()
  const endlessJob = run({ do: 'compute' })
  const waitingJob = run({ do: 'answer', name: 'patient' })
  await expect(endlessJob).rejects.toMatchObject({ code: 'unavailable', reason: 'busy' })
  expect(await waitingJob).toMatchObject([{ name: 'patient' }])
  await expect(run({ do: 'compute' })).rejects.toMatchObject({ code: 'unavailable' })
  expect(await run({ do: 'answer', name: 'next' })).toMatchObject([{ name: 'next' }])
  expect(workers).toHaveLength(3)
})

test('a thread that cannot start fails its job alone', async () => {
  let failuresLeft = 1
  const { run } = startThread({
    startWorker() {
      failuresLeft -= 1
      if (failuresLeft >= 0) throw new Error('The system refuses a thread.')
      return new Worker(threadFile)
    },
  })
  await expect(run({ do: 'answer' })).rejects.toThrow('refuses')
  expect(await run({ do: 'answer' })).toHaveLength(1)
})

test('time that a job waits on a busy machine does not count as computing', async () => {
  const { run } = startThread()
  expect(await run({ do: 'wait' })).toHaveLength(1)
})

test('refuses jobs beyond the queue, and an aborted job frees its place', async () => {
  const { run } = startThread({ maxQueueLength: 1 })
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
  const { run, workers, finishedJobs } = startThread({ maxQueueLength: 30 })
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
  const { run, workers, finishedJobs } = startThread()
  const controller = new AbortController()
  const left = run({ do: 'spend' }, controller.signal)
  controller.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(await run({ do: 'answer' })).toHaveLength(1)
  expect(workers).toHaveLength(1)
  expect(finishedJobs).toEqual(['answer'])
})

test('an abandoned job ends with its thread after using the cost of a new thread', async () => {
  const { run, workers } = startThread({ timeLimit: { maxProcessorMs: 60_000, totalMs: 120_000 } })
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
  const { run } = startThread()
  await expect(run({ do: 'compute' })).rejects.toMatchObject({ code: 'unavailable' })
  await expect(run({ do: 'leave' })).rejects.toMatchObject({ code: 'internal' })
  await expect(run({ do: 'break' })).rejects.toThrow('broken thread')
  expect(await run({ do: 'answer' })).toHaveLength(1)
})

test('a thread ends after its quota of jobs', async () => {
  const { run, workers } = startThread({ maxJobsPerThread: 1 })
  await run({ do: 'answer' })
  expect(await run({ do: 'answer' })).toHaveLength(1)
  expect(workers).toHaveLength(2)
})
