import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FileWorkerMessage } from '@/lib/images/worker/serve-file-jobs'
import { createQueue, isOutdated, type QueuedFile } from './queue'

/** A worker that answers when the test says so. */
class MockWorker {
  onmessage: ((event: { data: FileWorkerMessage }) => void) | null = null
  onerror: (() => void) | null = null
  ended = false
  readonly jobs: { file: File; half: boolean; options: object }[] = []
  postMessage(job: { file: File; half: boolean; options: object }) {
    this.jobs.push(job)
  }
  terminate() {
    this.ended = true
  }
  say(data: FileWorkerMessage) {
    this.onmessage?.({ data })
  }
  made(name: string) {
    this.say({ made: { files: [{ blob: new Blob(['x']), name, note: '' }], note: '' } })
  }
}

let workers: MockWorker[] = []
const startWorker = () => {
  const worker = new MockWorker()
  workers.push(worker)
  return worker as unknown as Worker
}

const createTestQueue = ({ holds = false } = {}) =>
  createQueue({ toolType: 'fixture', startWorker, waitsForStart: holds, idleMs: 1_000 })
const createFiles = (...names: string[]) => names.map((name) => new File(['x'], name))
const listPhases = (list: readonly QueuedFile[]) => list.map(({ file, phase }) => `${file.name} ${phase}`)
const getWorker = (index: number) => {
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
  const queue = createTestQueue()
  queue.add(createFiles('a', 'b'), { quality: 80 })
  expect(listPhases(queue.getSnapshot())).toEqual(['a working', 'b waiting'])
  getWorker(0).made('a-small')
  expect(listPhases(queue.getSnapshot())).toEqual(['a done', 'b working'])
  getWorker(0).made('b-small')
  expect(getWorker(0).jobs.map(({ file }) => file.name)).toEqual(['a', 'b'])
  expect(getWorker(0).jobs[0]?.options).toMatchObject({ quality: 80, canUseFirstFrame: false, tweak: null })
  vi.advanceTimersByTime(999)
  expect(getWorker(0).ended).toBe(false)
  vi.advanceTimersByTime(1)
  expect(getWorker(0).ended).toBe(true)
  queue.add(createFiles('c'), {})
  expect(workers).toHaveLength(2)
})

test('a refusal stays with its file and the worker goes on', () => {
  const queue = createTestQueue()
  queue.add(createFiles('a', 'b'), {})
  getWorker(0).say({ failed: { code: 'empty', text: 'Empty.' } })
  expect(queue.getSnapshot()[0]).toMatchObject({ phase: 'failed', code: 'empty', text: 'Empty.' })
  expect(listPhases(queue.getSnapshot())).toEqual(['a failed', 'b working'])
  expect(workers).toHaveLength(1)
})

test.each(['crashed', 'out_of_memory', 'offline'] as const)('after “%s” the next file has a new worker', (code) => {
  const queue = createTestQueue()
  queue.add(createFiles('a', 'b'), {})
  getWorker(0).say({ failed: { code, text: 'It stopped.' } })
  expect(getWorker(0).ended).toBe(true)
  expect(getWorker(1).jobs.map(({ file }) => file.name)).toEqual(['b'])
})

test('a worker that dies takes one file with it; one that never came says so', () => {
  const queue = createTestQueue()
  queue.add(createFiles('a', 'b', 'c'), {})
  getWorker(0).made('a-small')
  getWorker(0).onerror?.()
  expect(queue.getSnapshot()[1]).toMatchObject({ phase: 'failed', code: 'crashed' })
  getWorker(1).onerror?.()
  expect(queue.getSnapshot()[2]).toMatchObject({ phase: 'failed', code: 'offline' })
})

test('stopping ends the worker at once and what it says afterwards is not heard', () => {
  const queue = createTestQueue()
  queue.add(createFiles('a', 'b', 'c'), {})
  getWorker(0).made('a-small')
  queue.stop()
  expect(getWorker(0).ended).toBe(true)
  getWorker(0).made('b-small')
  expect(listPhases(queue.getSnapshot())).toEqual(['a done', 'b stopped', 'c stopped'])
  queue.resume()
  expect(listPhases(queue.getSnapshot())).toEqual(['a done', 'b working', 'c waiting'])
})

test('removing the file at work ends the worker and goes on with the next', () => {
  const queue = createTestQueue()
  queue.add(createFiles('a', 'b'), {})
  queue.remove(queue.getSnapshot()[0]?.id ?? 0)
  expect(getWorker(0).ended).toBe(true)
  expect(listPhases(queue.getSnapshot())).toEqual(['b working'])
})

test('doing everything again takes the new settings, and a first frame stays accepted', () => {
  const queue = createTestQueue()
  queue.add(createFiles('a'), { quality: 80 })
  getWorker(0).say({ failed: { code: 'animated', text: 'It moves.' } })
  queue.allowFallback(queue.getSnapshot()[0]?.id ?? 0, 'firstFrame')
  getWorker(0).made('a-small')
  queue.rerun({ quality: 50 })
  expect(getWorker(0).jobs.at(-1)?.options).toMatchObject({
    quality: 50,
    canUseFirstFrame: true,
    tweak: null,
  })
  queue.rerun({ quality: 40 })
  expect(getWorker(0).ended).toBe(true)
  expect(getWorker(1).jobs[0]?.options).toMatchObject({ quality: 40, canUseFirstFrame: true, tweak: null })
})

test('what is beyond a batch is listed with its reason and not worked on', () => {
  const queue = createTestQueue()
  queue.add(createFiles(...Array.from({ length: 52 }, (_, index) => `${index}`)), {})
  expect(queue.getSnapshot().filter(({ phase }) => phase === 'failed')).toHaveLength(2)
  expect(queue.getSnapshot().at(-1)).toMatchObject({ code: 'too_many' })
  queue.rerun({ quality: 50 })
  expect(queue.getSnapshot().at(-1)).toMatchObject({ code: 'too_many' })
  const other = createTestQueue()
  const heavy = new File([], 'heavy')
  Object.defineProperty(heavy, 'size', { value: 300_000_001 })
  other.add([heavy], {})
  expect(other.getSnapshot()[0]).toMatchObject({ code: 'batch_too_heavy' })
})

test('files that wait for the button start with it, those added later with the next', () => {
  const queue = createTestQueue({ holds: true })
  queue.add(createFiles('a', 'b'), { quality: 80 })
  expect(listPhases(queue.getSnapshot())).toEqual(['a held', 'b held'])
  expect(workers).toHaveLength(0)
  queue.rerun({ quality: 70 })
  getWorker(0).made('a-small')
  getWorker(0).made('b-small')
  expect(getWorker(0).jobs.map(({ options }) => options)).toMatchObject([
    { quality: 70, canUseFirstFrame: false, tweak: null },
    { quality: 70, canUseFirstFrame: false, tweak: null },
  ])
  queue.add(createFiles('c'), { quality: 70 })
  queue.rerun({ quality: 70 })
  expect(listPhases(queue.getSnapshot())).toEqual(['a done', 'b done', 'c working'])
  expect(getWorker(0).jobs).toHaveLength(3)
})

test('what follows the settings is done anew where they differ, and what was stopped waits with them', () => {
  const queue = createTestQueue()
  queue.add(createFiles('a', 'b', 'c'), { quality: 80 })
  getWorker(0).made('a-small')
  queue.applySettings({ quality: 80 })
  expect(listPhases(queue.getSnapshot())).toEqual(['a done', 'b working', 'c waiting'])
  queue.applySettings({ quality: 60 })
  expect(listPhases(queue.getSnapshot())).toEqual(['a working', 'b waiting', 'c waiting'])
  expect(getWorker(0).ended).toBe(true)
  expect(getWorker(1).jobs.at(-1)?.options).toMatchObject({ quality: 60 })
  getWorker(1).made('a-small')
  queue.stop()
  queue.applySettings({ quality: 40 })
  expect(listPhases(queue.getSnapshot())).toEqual(['a working', 'b stopped', 'c stopped'])
  queue.resume()
  getWorker(2).made('a-small')
  expect(getWorker(2).jobs.map(({ options }) => options)).toMatchObject([{ quality: 40 }, { quality: 40 }])
})

test('one file can be started without the others', () => {
  const settings = { quality: 80 }
  const queue = createTestQueue({ holds: true })
  queue.add(createFiles('a', 'b'), settings)
  queue.rerun(settings, queue.getSnapshot()[1]?.id)
  expect(listPhases(queue.getSnapshot())).toEqual(['a held', 'b working'])
  getWorker(0).made('b-small')
  expect(listPhases(queue.getSnapshot())).toEqual(['a held', 'b done'])
})

test('what a panel sets for a file goes along with it, and only that file is done anew', () => {
  const settings = { quality: 80 }
  const queue = createTestQueue()
  queue.add(createFiles('a', 'b'), settings)
  getWorker(0).made('a-small')
  getWorker(0).made('b-small')
  queue.tweak(queue.getSnapshot()[1]?.id ?? 0, { x: 4 })
  expect(queue.getSnapshot().map((one) => isOutdated(one, settings))).toEqual([false, true])
  expect(listPhases(queue.getSnapshot())).toEqual(['a done', 'b done'])
  queue.rerun(settings)
  expect(listPhases(queue.getSnapshot())).toEqual(['a done', 'b working'])
  expect(getWorker(0).jobs.at(-1)?.options).toMatchObject({
    quality: 80,
    canUseFirstFrame: false,
    tweak: { x: 4 },
  })
  getWorker(0).made('b-small')
  expect(queue.getSnapshot().some((one) => isOutdated(one, settings))).toBe(false)
})

test('a tweak for all files reaches each, and one made while its file is at work leaves it behind', () => {
  const queue = createTestQueue()
  queue.add(createFiles('a', 'b'), {})
  queue.tweakAll('left')
  getWorker(0).made('a-small')
  expect(getWorker(0).jobs.at(-1)?.options).toMatchObject({ canUseFirstFrame: false, tweak: 'left' })
  expect(queue.getSnapshot().map((one) => isOutdated(one, {}))).toEqual([true, false])
  queue.rerun({})
  expect(listPhases(queue.getSnapshot())).toEqual(['a waiting', 'b working'])
  expect(getWorker(0).ended).toBe(false)
  getWorker(0).made('b-small')
  expect(getWorker(0).jobs.at(-1)?.options).toMatchObject({ canUseFirstFrame: false, tweak: 'left' })
})

test('each file knows its place in the list, and what the visitor has agreed to', () => {
  const queue = createTestQueue()
  queue.add(createFiles('a', 'b'), {})
  getWorker(0).say({ failed: { code: 'reencode_required', text: 'no' } })
  getWorker(0).made('b')
  queue.allowFallback(1, 'reencode')
  const said = getWorker(0).jobs.map(({ options }) => options)
  expect(said).toEqual([
    { canUseFirstFrame: false, canReencode: false, fileNumber: 1, tweak: null },
    { canUseFirstFrame: false, canReencode: false, fileNumber: 2, tweak: null },
    { canUseFirstFrame: false, canReencode: true, fileNumber: 1, tweak: null },
  ])
})

test('what failed for want of a connection can be done again, with its own tweak, and what is damaged is not', () => {
  const queue = createTestQueue({ holds: true })
  queue.add(createFiles('a', 'b'), {})
  const [a] = queue.getSnapshot()
  queue.tweak(a?.id ?? 0, { at: 0.2 })
  queue.rerun({})
  getWorker(0).say({ failed: { code: 'offline', text: 'Not loaded' } })
  getWorker(1).say({ failed: { code: 'damaged', text: 'Damaged' } })
  expect(queue.getSnapshot().map((one) => isOutdated(one, {}))).toEqual([true, false])
  queue.rerun({})
  expect(listPhases(queue.getSnapshot())).toEqual(['a working', 'b failed'])
  expect(getWorker(1).jobs.at(-1)?.options).toMatchObject({ tweak: { at: 0.2 } })
})

test('a picture that memory did not hold is tried in half its size, and what else was agreed to stays so', () => {
  const queue = createTestQueue()
  queue.add(createFiles('a'), {})
  getWorker(0).say({ failed: { code: 'animated', text: 'moves' } })
  queue.allowFallback(1, 'firstFrame')
  getWorker(0).say({ failed: { code: 'out_of_memory', text: 'full' } })
  queue.allowFallback(1, 'half')
  expect(getWorker(1).jobs).toMatchObject([{ half: true, options: { canUseFirstFrame: true, canReencode: false } }])
})
