import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FileReport } from '@/lib/pictures/files-worker'
import { createQueue, type QueuedFile } from './queue'

/** A worker that answers when the test says so. */
class StandIn {
  onmessage: ((event: { data: FileReport }) => void) | null = null
  onerror: (() => void) | null = null
  ended = false
  readonly jobs: { file: File; options: object }[] = []
  postMessage(job: { file: File; options: object }) {
    this.jobs.push(job)
  }
  terminate() {
    this.ended = true
  }
  say(data: FileReport) {
    this.onmessage?.({ data })
  }
  made(name: string) {
    this.say({ made: { blob: new Blob(['x']), name, note: '' } })
  }
}

let workers: StandIn[] = []
const startWorker = () => {
  const worker = new StandIn()
  workers.push(worker)
  return worker as unknown as Worker
}

const queueOf = () => createQueue({ tool: 'fixture', startWorker, idleMs: 1_000 })
const files = (...names: string[]) => names.map((name) => new File(['x'], name))
const phases = (list: readonly QueuedFile[]) => list.map(({ file, phase }) => `${file.name} ${phase}`)
const worker = (index: number) => {
  const found = workers[index]
  if (!found) throw new Error(`worker ${index} was not started`)
  return found
}

beforeEach(() => {
  workers = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('one worker does one file after the other, and is ended once it has been idle', () => {
  const queue = queueOf()
  queue.add(files('a', 'b'), { quality: 80 })
  expect(phases(queue.snapshot())).toEqual(['a working', 'b waiting'])
  worker(0).made('a-small')
  expect(phases(queue.snapshot())).toEqual(['a done', 'b working'])
  worker(0).made('b-small')
  expect(worker(0).jobs.map(({ file }) => file.name)).toEqual(['a', 'b'])
  expect(worker(0).jobs[0]?.options).toEqual({ quality: 80, firstFrame: false })
  vi.advanceTimersByTime(999)
  expect(worker(0).ended).toBe(false)
  vi.advanceTimersByTime(1)
  expect(worker(0).ended).toBe(true)
  queue.add(files('c'), {})
  expect(workers).toHaveLength(2)
})

test('a refusal stays with its file and the worker goes on', () => {
  const queue = queueOf()
  queue.add(files('a', 'b'), {})
  worker(0).say({ failed: { code: 'empty', text: 'Empty.' } })
  expect(queue.snapshot()[0]).toMatchObject({ phase: 'failed', code: 'empty', text: 'Empty.' })
  expect(phases(queue.snapshot())).toEqual(['a failed', 'b working'])
  expect(workers).toHaveLength(1)
})

test.each(['crashed', 'out_of_memory'] as const)('after “%s” the next file has a new worker', (code) => {
  const queue = queueOf()
  queue.add(files('a', 'b'), {})
  worker(0).say({ failed: { code, text: 'It stopped.' } })
  expect(worker(0).ended).toBe(true)
  expect(worker(1).jobs.map(({ file }) => file.name)).toEqual(['b'])
})

test('a worker that dies takes one file with it; one that never came says so', () => {
  const queue = queueOf()
  queue.add(files('a', 'b', 'c'), {})
  worker(0).made('a-small')
  worker(0).onerror?.()
  expect(queue.snapshot()[1]).toMatchObject({ phase: 'failed', code: 'crashed' })
  worker(1).onerror?.()
  expect(queue.snapshot()[2]).toMatchObject({ phase: 'failed', code: 'offline' })
})

test('stopping ends the worker at once and what it says afterwards is not heard', () => {
  const queue = queueOf()
  queue.add(files('a', 'b', 'c'), {})
  worker(0).made('a-small')
  queue.stop()
  expect(worker(0).ended).toBe(true)
  worker(0).made('b-small')
  expect(phases(queue.snapshot())).toEqual(['a done', 'b stopped', 'c stopped'])
  queue.resume()
  expect(phases(queue.snapshot())).toEqual(['a done', 'b working', 'c waiting'])
})

test('removing the file at work ends the worker and goes on with the next', () => {
  const queue = queueOf()
  queue.add(files('a', 'b'), {})
  queue.remove(queue.snapshot()[0]?.id ?? 0)
  expect(worker(0).ended).toBe(true)
  expect(phases(queue.snapshot())).toEqual(['b working'])
})

test('doing everything again takes the new settings, and a first frame stays accepted', () => {
  const queue = queueOf()
  queue.add(files('a'), { quality: 80 })
  worker(0).say({ failed: { code: 'animated', text: 'It moves.' } })
  queue.acceptFirstFrame(queue.snapshot()[0]?.id ?? 0)
  worker(0).made('a-small')
  queue.again({ quality: 50 })
  expect(worker(0).jobs.at(-1)?.options).toEqual({ quality: 50, firstFrame: true })
  queue.again({ quality: 40 })
  expect(worker(0).ended).toBe(true)
  expect(worker(1).jobs[0]?.options).toEqual({ quality: 40, firstFrame: true })
})

test('what is beyond a batch is listed with its reason and not worked on', () => {
  const queue = queueOf()
  queue.add(files(...Array.from({ length: 52 }, (_, index) => `${index}`)), {})
  expect(queue.snapshot().filter(({ phase }) => phase === 'failed')).toHaveLength(2)
  expect(queue.snapshot().at(-1)).toMatchObject({ code: 'too_many' })
  queue.again({ quality: 50 })
  expect(queue.snapshot().at(-1)).toMatchObject({ code: 'too_many' })
  const other = queueOf()
  const heavy = new File([], 'heavy')
  Object.defineProperty(heavy, 'size', { value: 300_000_001 })
  other.add([heavy], {})
  expect(other.snapshot()[0]).toMatchObject({ code: 'batch_too_heavy' })
})
