import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runInWorker } from './run-in-worker'
import { runTextJob } from './text-job'
import type { TextWorkerMessage } from './text-worker'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const job = { type: 'x', text: 'a', second: '', parameters: {}, limit: 9 }
const outcome = runTextJob(job, { run: () => ({ blocks: [] }) })

/** Runs the job in a mock worker that sends each message the given number of milliseconds after it receives the job. */
function startJob(timeLimitMs: number | undefined, ...messages: [at: number, message: TextWorkerMessage][]) {
  const worker = {
    onmessage: null as ((event: { data: TextWorkerMessage }) => void) | null,
    postMessage() {
      for (const [delayMs, data] of messages) setTimeout(() => worker.onmessage?.({ data }), delayMs)
    },
    terminate: vi.fn(),
  }
  const controller = new AbortController()
  const ended = runInWorker(() => worker as unknown as Worker, job, controller.signal, timeLimitMs).then(
    () => 'done',
    (error: Error) => error.name,
  )
  return { worker, controller, ended }
}

test('starts the time limit when the work begins, not when its code is loaded', async () => {
  const { worker, ended } = startJob(2_000, [60_000, { begun: true }], [61_900, { outcome }])
  await vi.runAllTimersAsync()
  expect(await ended).toBe('done')
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('ends the worker at the time limit', async () => {
  const { worker, ended } = startJob(2_000, [10, { begun: true }])
  await vi.advanceTimersByTimeAsync(2_009)
  expect(worker.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await ended).toBe('TimeoutError')
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('ends work without a time limit when its signal aborts', async () => {
  const { worker, controller, ended } = startJob(undefined, [10, { begun: true }])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(worker.terminate).not.toHaveBeenCalled()
  controller.abort()
  expect(await ended).toBe('AbortError')
  expect(worker.terminate).toHaveBeenCalledOnce()
})
