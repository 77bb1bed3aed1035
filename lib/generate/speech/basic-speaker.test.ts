import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createBasicSpeaker } from './basic-speaker'

type Action = 'answer' | 'compute' | 'wait' | 'leave' | 'break'

const workerPath = fileURLToPath(new URL('../../../test/speech-thread.mjs', import.meta.url))

/** The returned function runs a job and returns the id of its thread. */
function startSpeaker(options: Partial<Parameters<typeof createBasicSpeaker>[0]> = {}) {
  const speaker = createBasicSpeaker({ workerPath, maxProcessorMs: 120, ...options })
  onTestFinished(speaker.stop)
  return async (action: Action, signal = new AbortController().signal) => {
    const step = await speaker.speak({ lines: [action], voice: 'en', wordsPerMinute: 160 }, signal).next()
    return step.done ? step.value.ends[0] : undefined
  }
}

test('one thread serves jobs one after another', async () => {
  const run = startSpeaker()
  const threadIds = await Promise.all([run('answer'), run('answer'), run('answer')])
  expect(threadIds).toEqual([expect.any(Number), threadIds[0], threadIds[0]])
})

test('a job that computes too long ends with its thread, and a waiting job gets a new thread', async () => {
  const run = startSpeaker()
  const firstThreadId = await run('answer')
  const endlessJob = run('compute')
  const waitingJob = run('answer')
  await expect(endlessJob).rejects.toMatchObject({ code: 'unavailable', reason: 'busy' })
  expect(await waitingJob).not.toBe(firstThreadId)
})

test('time that a job waits on a busy machine does not count as computing', async () => {
  expect(await startSpeaker()('wait')).toEqual(expect.any(Number))
})

test('refuses jobs beyond the queue, and an aborted job frees its place', async () => {
  const run = startSpeaker({ maxQueueLength: 1 })
  const firstJob = run('answer')
  const controller = new AbortController()
  const secondJob = run('answer', controller.signal)
  await expect(run('answer')).rejects.toMatchObject({ code: 'unavailable', reason: 'busy' })
  controller.abort(new Error('left'))
  const thirdJob = run('answer')
  await expect(secondJob).rejects.toThrow('left')
  expect(await firstJob).toBe(await thirdJob)
})

test('a thread that starts for a visitor who leaves does not run the job, and serves the next visitor', async () => {
  const run = startSpeaker({ maxProcessorMs: 60_000 })
  const controller = new AbortController()
  const abandonedJob = run('compute', controller.signal)
  controller.abort(new Error('left'))
  await expect(abandonedJob).rejects.toThrow('left')
  expect(await run('answer')).toEqual(expect.any(Number))
})

test('a job ends with its thread when its visitor leaves, and the jobs behind it are served', async () => {
  const run = startSpeaker({ maxProcessorMs: 60_000 })
  const firstThreadId = await run('answer')
  const controller = new AbortController()
  const abandonedJob = run('compute', controller.signal)
  const waitingJob = run('answer')
  setImmediate(() => controller.abort(new Error('left')))
  await expect(abandonedJob).rejects.toThrow('left')
  expect(await waitingJob).not.toBe(firstThreadId)
})

test('the next job is served after a thread fails', async () => {
  const run = startSpeaker()
  await expect(run('leave')).rejects.toMatchObject({ code: 'internal' })
  await expect(run('break')).rejects.toThrow('broken thread')
  expect(await run('answer')).toEqual(expect.any(Number))
})

test('a thread ends after its quota of jobs', async () => {
  const run = startSpeaker({ maxJobsPerThread: 1 })
  const firstThreadId = await run('answer')
  expect(await run('answer')).not.toBe(firstThreadId)
})
