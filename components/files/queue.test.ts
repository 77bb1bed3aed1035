import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FileJob } from '@/lib/images/worker/serve-file-jobs'
import type { WorkerFailure, WorkerMessage } from '@/lib/images/worker/serve-worker-requests'
import type { OutputFiles } from '@/lib/tool/files-tool'
import { createQueue, isOutdated, type Settings } from './queue'

class MockWorker {
  onmessage: ((event: { data: WorkerMessage<OutputFiles> }) => void) | null = null
  onerror: (() => void) | null = null
  isEnded = false
  readonly jobs: FileJob[] = []
  postMessage(message: { asked: FileJob }) {
    this.jobs.push(message.asked)
  }
  terminate() {
    this.isEnded = true
  }
  finish(...names: string[]) {
    for (const name of names) {
      const made = { files: [{ blob: new Blob(['x']), name, note: '' }], note: '' }
      this.onmessage?.({ data: { made } })
    }
  }
  fail(code: WorkerFailure['code'], text = '') {
    this.onmessage?.({ data: { failed: { code, text } } })
  }
}

let workers: MockWorker[] = []

beforeEach(() => {
  workers = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function createTestQueue(names: string, settings: Settings = {}, waitsForStart = false) {
  const startWorker = () => {
    const worker = new MockWorker()
    workers.push(worker)
    return worker as unknown as Worker
  }
  const queue = createQueue({ toolType: 'fixture', startWorker, waitsForStart, idleMs: 1_000 })
  const add = (addedNames: string, fileSettings = settings) =>
    queue.add(
      addedNames.split(' ').map((name) => new File(['x'], name)),
      fileSettings,
    )
  add(names)
  const list = () => queue.getSnapshot().map(({ file, phase }) => `${file.name} ${phase}`)
  const listOutdated = (fileSettings = settings) => queue.getSnapshot().map((file) => isOutdated(file, fileSettings))
  return { ...queue, addNames: add, list, listOutdated }
}

const getWorker = (index: number) => workers[index] ?? expect.unreachable(`worker ${index} was not started`)

test('processes files sequentially in one worker and ends it after an idle time', () => {
  const queue = createTestQueue('a b', { quality: 80 })
  expect(queue.list()).toEqual(['a working', 'b waiting'])
  getWorker(0).finish('a-small')
  expect(queue.list()).toEqual(['a done', 'b working'])
  getWorker(0).finish('b-small')
  expect(getWorker(0).jobs.map(({ file }) => file.name)).toEqual(['a', 'b'])
  vi.advanceTimersByTime(999)
  queue.addNames('c')
  vi.advanceTimersByTime(1_000)
  expect(getWorker(0).isEnded).toBe(false)
  getWorker(0).finish('c-small')
  vi.advanceTimersByTime(1_000)
  expect(getWorker(0).isEnded).toBe(true)
  queue.addNames('d')
  expect(workers).toHaveLength(2)
})

test('reports an error on its file and the worker continues', () => {
  const queue = createTestQueue('a b')
  getWorker(0).fail('empty', 'Empty.')
  expect(queue.getSnapshot()[0]).toMatchObject({ phase: 'failed', code: 'empty', text: 'Empty.' })
  expect(queue.list()).toEqual(['a failed', 'b working'])
  expect(workers).toHaveLength(1)
})

test.each(['crashed', 'out_of_memory', 'offline'] as const)(
  'starts a new worker for the next file after “%s”',
  (code) => {
    createTestQueue('a b')
    getWorker(0).fail(code)
    expect(getWorker(0).isEnded).toBe(true)
    expect(getWorker(1).jobs.map(({ file }) => file.name)).toEqual(['b'])
  },
)

test('fails only the current file when a worker crashes, and reports a lost connection if a worker never replied', () => {
  const queue = createTestQueue('a b c')
  getWorker(0).finish('a-small')
  getWorker(0).onerror?.()
  getWorker(1).onerror?.()
  expect(queue.getSnapshot()).toMatchObject([
    { phase: 'done' },
    { phase: 'failed', code: 'crashed' },
    { phase: 'failed', code: 'offline' },
  ])
})

test('stop ends the worker at once and ignores its late reply; resume continues', () => {
  const queue = createTestQueue('a b c')
  getWorker(0).finish('a-small')
  queue.stop()
  expect(getWorker(0).isEnded).toBe(true)
  expect(queue.list()).toEqual(['a done', 'b stopped', 'c stopped'])
  queue.resume()
  getWorker(0).finish('b-small')
  expect(queue.list()).toEqual(['a done', 'b working', 'c waiting'])
})

test('removing the file in progress ends the worker and continues with the next', () => {
  const queue = createTestQueue('a b')
  queue.remove(1)
  expect(getWorker(0).isEnded).toBe(true)
  expect(queue.list()).toEqual(['b working'])
})

test('limits a batch to 50 files or 300 MB and lists further files with the reason', () => {
  const queue = createTestQueue(Array.from({ length: 52 }, (_, index) => `${index}`).join(' '))
  expect(queue.getSnapshot().filter(({ phase }) => phase === 'failed')).toHaveLength(2)
  queue.rerun({ quality: 50 })
  expect(queue.getSnapshot().at(-1)).toMatchObject({ code: 'too_many' })
  const secondQueue = createTestQueue('a')
  secondQueue.add([Object.defineProperty(new File([], 'heavy'), 'size', { value: 300_000_000 })], {})
  expect(secondQueue.getSnapshot()[1]).toMatchObject({ code: 'batch_too_heavy' })
})

test('starts files that wait for the button, either one or all unfinished ones', () => {
  const queue = createTestQueue('a b', { quality: 80 }, true)
  expect(queue.list()).toEqual(['a held', 'b held'])
  expect(workers).toHaveLength(0)
  queue.rerun({ quality: 70 }, 2)
  expect(queue.list()).toEqual(['a held', 'b working'])
  getWorker(0).finish('b-small')
  queue.addNames('c')
  queue.rerun({ quality: 70 })
  expect(queue.list()).toEqual(['a working', 'b done', 'c waiting'])
  expect(getWorker(0).jobs.map(({ options }) => options)).toMatchObject([{ quality: 70 }, { quality: 70 }])
})

test('reprocesses finished files with new settings, and stopped files adopt them', () => {
  const queue = createTestQueue('a b c', { quality: 80 })
  getWorker(0).finish('a-small')
  queue.applySettings({ quality: 80 })
  expect(queue.list()).toEqual(['a done', 'b working', 'c waiting'])
  queue.applySettings({ quality: 60 })
  expect(queue.list()).toEqual(['a working', 'b waiting', 'c waiting'])
  expect(getWorker(0).isEnded).toBe(true)
  getWorker(1).finish('a-small')
  queue.stop()
  queue.applySettings({ quality: 40 })
  expect(queue.list()).toEqual(['a working', 'b stopped', 'c stopped'])
  queue.resume()
  getWorker(2).finish('a-small')
  expect(getWorker(2).jobs.map(({ options }) => options)).toMatchObject([{ quality: 40 }, { quality: 40 }])
})

test('passes a tweak along with its file, and reprocesses only that file', () => {
  const queue = createTestQueue('a b')
  getWorker(0).finish('a-small', 'b-small')
  queue.tweak(2, { x: 4 })
  expect(queue.listOutdated()).toEqual([false, true])
  expect(queue.list()).toEqual(['a done', 'b done'])
  queue.rerun({})
  expect(queue.list()).toEqual(['a done', 'b working'])
  expect(getWorker(0).jobs.at(-1)?.options).toMatchObject({ tweak: { x: 4 } })
  getWorker(0).finish('b-small')
  expect(queue.listOutdated()).toEqual([false, false])
})

test('applies a tweak to all files, and marks a file in progress as outdated', () => {
  const queue = createTestQueue('a b')
  queue.tweakAll('left')
  getWorker(0).finish('a-small')
  expect(getWorker(0).jobs.at(-1)?.options).toMatchObject({ tweak: 'left' })
  expect(queue.listOutdated()).toEqual([true, false])
  queue.rerun({})
  expect(queue.list()).toEqual(['a waiting', 'b working'])
})

test('sends the file’s number and the visitor’s consents with each job, and again in a rerun', () => {
  const queue = createTestQueue('a b')
  getWorker(0).fail('reencode_required')
  getWorker(0).finish('b')
  queue.allowFallback(1, 'reencode')
  getWorker(0).fail('animated')
  queue.allowFallback(1, 'firstFrame')
  getWorker(0).fail('out_of_memory')
  queue.allowFallback(1, 'half')
  queue.rerun({ quality: 50 }, 1)
  const options = { canUseFirstFrame: false, canReencode: false, fileNumber: 1, tweak: null }
  const consentedOptions = { ...options, canReencode: true, canUseFirstFrame: true }
  expect(workers.flatMap(({ jobs }) => jobs.map((job) => [job.half, job.options]))).toEqual([
    [false, options],
    [false, { ...options, fileNumber: 2 }],
    [false, { ...options, canReencode: true }],
    [false, consentedOptions],
    [true, consentedOptions],
    [true, { ...consentedOptions, quality: 50 }],
  ])
})

test('retries a file that failed for lack of a connection with its tweak, but not a damaged one', () => {
  const queue = createTestQueue('a b', {}, true)
  queue.tweak(1, { at: 0.2 })
  queue.rerun({})
  getWorker(0).fail('offline')
  getWorker(1).fail('damaged')
  expect(queue.listOutdated()).toEqual([true, false])
  queue.rerun({})
  expect(queue.list()).toEqual(['a working', 'b failed'])
  expect(getWorker(1).jobs.at(-1)?.options).toMatchObject({ tweak: { at: 0.2 } })
})
