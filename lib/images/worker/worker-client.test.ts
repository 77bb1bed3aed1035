import { beforeEach, expect, test } from 'vitest'
import { createWorkerClient } from './worker-client'

/** What a worker is to the page: it notes what it was asked, and answers when the test says so. */
class MockWorker {
  onmessage: ((event: { data: object }) => void) | null = null
  onerror: (() => void) | null = null
  ended = false
  readonly asked: unknown[] = []
  postMessage(message: { asked: unknown }) {
    this.asked.push(message.asked)
  }
  terminate() {
    this.ended = true
  }
  answer(data: object) {
    this.onmessage?.({ data })
  }
}

let workers: MockWorker[] = []
beforeEach(() => {
  workers = []
})

function createClient() {
  return createWorkerClient<string, string, number>(() => {
    const worker = new MockWorker()
    workers.push(worker)
    return worker as unknown as Worker
  })
}
const waitForTasks = () => new Promise((resolve) => setTimeout(resolve))
const { signal } = new AbortController()

test('one worker does one thing after the other and says how far it is', async () => {
  const ask = createClient()
  const steps: number[] = []
  const first = ask('a', { signal, onProgress: (step) => steps.push(step) })
  const second = ask('b', { signal })
  await waitForTasks()
  expect(workers.map(({ asked }) => asked)).toEqual([['a']])
  workers[0]?.answer({ progress: 1 })
  workers[0]?.answer({ made: 'A' })
  expect(await first).toBe('A')
  await waitForTasks()
  workers[0]?.answer({ made: 'B' })
  expect(await second).toBe('B')
  expect([steps, workers.length, workers[0]?.asked]).toEqual([[1], 1, ['a', 'b']])
})

test('stopping ends the worker at once, and what waits goes on in a new one', async () => {
  const ask = createClient()
  const controller = new AbortController()
  const first = ask('a', { signal: controller.signal })
  const second = ask('b', { signal })
  await waitForTasks()
  controller.abort()
  expect(workers[0]?.ended).toBe(true)
  await expect(first).rejects.toThrow('aborted')
  await waitForTasks()
  workers[1]?.answer({ made: 'B' })
  expect(await second).toBe('B')
})

test('what was stopped before its turn starts no worker', async () => {
  await expect(createClient()('a', { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(workers).toEqual([])
})

test('a worker that could not be loaded, one that crashed later and one that refused say so', async () => {
  const ask = createClient()
  const first = ask('a', { signal })
  await waitForTasks()
  workers[0]?.onerror?.()
  await expect(first).rejects.toMatchObject({ code: 'offline' })
  const second = ask('b', { signal })
  await waitForTasks()
  workers[1]?.answer({ failed: { code: 'empty', text: 'This file is empty (0 bytes).' } })
  await expect(second).rejects.toMatchObject({ code: 'empty', message: 'This file is empty (0 bytes).' })
  const third = ask('c', { signal })
  await waitForTasks()
  workers[1]?.onerror?.()
  await expect(third).rejects.toMatchObject({ code: 'crashed' })
  expect(workers.map(({ ended }) => ended)).toEqual([true, true])
})

test.each(['out_of_memory', 'offline'] as const)('after “%s” a worker is not asked again', async (code) => {
  const ask = createClient()
  const first = ask('a', { signal })
  await waitForTasks()
  workers[0]?.answer({ failed: { code, text: 'Not enough memory.' } })
  await expect(first).rejects.toThrow('Not enough memory.')
  const second = ask('b', { signal })
  await waitForTasks()
  workers[1]?.answer({ made: 'B' })
  expect([await second, workers[0]?.ended]).toEqual(['B', true])
})
