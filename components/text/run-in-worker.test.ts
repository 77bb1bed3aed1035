import { expect, test, vi } from 'vitest'
import { runInWorker } from './run-in-worker'
import { runTextJob } from './text-job'
import type { TextWorkerMessage } from './text-worker'

const job = { type: 'x', text: 'a', second: '', parameters: {}, limit: 9 }
const outcome = runTextJob(job, { run: () => ({ blocks: [] }) })

/** A worker that says these things at these times, in milliseconds after its job. */
function mockWorker(...reports: [at: number, report: TextWorkerMessage][]) {
  const worker = {
    onmessage: null as ((event: { data: TextWorkerMessage }) => void) | null,
    postMessage() {
      for (const [at, data] of reports) setTimeout(() => worker.onmessage?.({ data }), at)
    },
    terminate: vi.fn(),
  }
  return worker
}

function start(worker: ReturnType<typeof mockWorker>, endsAfterMs?: number) {
  vi.useFakeTimers()
  const abort = new AbortController()
  const ended = runInWorker(() => worker as unknown as Worker, job, abort.signal, endsAfterMs).then(
    () => 'done',
    (error: Error) => error.name,
  )
  return { abort, ended }
}

test('work has its time from when the worker has begun, however long its code took to arrive', async () => {
  const worker = mockWorker([60_000, { begun: true }], [61_900, { outcome }])
  const { ended } = start(worker, 2_000)
  await vi.runAllTimersAsync()
  expect(await ended).toBe('done')
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('after that time the worker is ended', async () => {
  const worker = mockWorker([10, { begun: true }])
  const { ended } = start(worker, 2_000)
  await vi.advanceTimersByTimeAsync(2_009)
  expect(worker.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await ended).toBe('TimeoutError')
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('without a limit it takes its time, and ends with the signal', async () => {
  const worker = mockWorker([10, { begun: true }])
  const { abort, ended } = start(worker)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(worker.terminate).not.toHaveBeenCalled()
  abort.abort()
  expect(await ended).toBe('AbortError')
  expect(worker.terminate).toHaveBeenCalledOnce()
})
