import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeError, type FileJob, type FileWorkerMessage, serveFileJobs } from './serve-file-jobs'
import { createWorkerClient } from './worker-client'

let askFileWorker: (job: FileJob) => Promise<FileWorkerMessage>
const receivedFiles: File[] = []

class MockCanvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    const pixels = { width: this.width, height: this.height }
    return { canvas: this, drawImage() {}, putImageData() {}, getImageData: () => pixels }
  }
  convertToBlob = async ({ type }: { type: string }) => new Blob([`${this.width}x${this.height}`], { type })
}

beforeEach(() => {
  receivedFiles.length = 0
  vi.stubGlobal('OffscreenCanvas', MockCanvas)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 401, height: 200, close() {} }))
  vi.stubGlobal('addEventListener', (_: string, hear: (event: { data: FileJob }) => void) => {
    askFileWorker = (data) =>
      new Promise((resolve) => {
        vi.stubGlobal('postMessage', resolve)
        hear({ data })
      })
  })
  serveFileJobs({
    copy: async () => ({
      run: async (_, file) => {
        receivedFiles.push(file)
        return { blob: new Blob(['plain']), name: 'a.jpg', note: 'Done.' }
      },
    }),
  })
})

afterEach(() => vi.unstubAllGlobals())

const options = { canUseFirstFrame: false, canReencode: false, fileNumber: 1, tweak: null }

const getNotes = async (job: Omit<FileJob, 'tool' | 'options'>) => {
  const report = await askFileWorker({ tool: 'copy', options, ...job })
  return 'made' in report ? [report.made.note, report.made.files[0]?.note] : report
}

test('describes missing code as offline, not as a damaged image', () => {
  const missing = Object.assign(new Error('Failed to load chunk a.js'), { name: 'ChunkLoadError' })
  const text = 'Part of this tool isn’t here yet. Try again once you’re online.'
  expect(describeError(missing)).toEqual({ code: 'offline', text })
  vi.stubGlobal('navigator', { onLine: false })
  expect(describeError(missing).text).toMatch(/^You’re offline, and part of this tool isn’t here yet\./)
  expect(describeError(new Error('x')).code).toBe('crashed')
})

test('reports a lost AI label in every tool', async () => {
  const signed = new File(['....jumbjumdc2pa....'], 'a.jpg')
  const lost = 'Content Credentials are gone. Label it yourself where a network asks for that.'
  expect(await getNotes({ file: signed, half: false })).toEqual([lost, 'Done.'])
  expect(await getNotes({ file: new File(['plain'], 'a.jpg'), half: false })).toEqual(['', 'Done.'])
})

test.each([
  ['photo.JPEG', 'photo.jpg', 'image/jpeg'],
  ['photo.heic', 'photo.png', 'image/png'],
])('passes a half-size copy of %s to the tool as %s', async (given, name, type) => {
  const notes = await getNotes({ file: new File(['x'], given), half: true })
  expect(notes).toEqual(['Made from a copy in half its size.', 'Done.'])
  expect(receivedFiles).toMatchObject([{ name, type }])
  expect(await receivedFiles[0]?.text()).toBe('201x100')
})

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

const clientWorkers: MockWorker[] = []

function createClient() {
  clientWorkers.length = 0
  return createWorkerClient<string, string, number>(() => {
    const worker = new MockWorker()
    clientWorkers.push(worker)
    return worker as unknown as Worker
  })
}

const waitForTasks = () => new Promise((resolve) => setTimeout(resolve))
const { signal } = new AbortController()

test('runs one job after the other in one worker and reports progress', async () => {
  const ask = createClient()
  const steps: number[] = []
  const first = ask('a', { signal, onProgress: (step) => steps.push(step) })
  const second = ask('b', { signal })
  await waitForTasks()
  expect(clientWorkers.map(({ asked }) => asked)).toEqual([['a']])
  clientWorkers[0]?.answer({ progress: 1 })
  clientWorkers[0]?.answer({ made: 'A' })
  expect(await first).toBe('A')
  await waitForTasks()
  clientWorkers[0]?.answer({ made: 'B' })
  expect(await second).toBe('B')
  expect([steps, clientWorkers.length, clientWorkers[0]?.asked]).toEqual([[1], 1, ['a', 'b']])
})

test('terminates the worker on an abort and runs the next job in a new one', async () => {
  const ask = createClient()
  const controller = new AbortController()
  const first = ask('a', { signal: controller.signal })
  const second = ask('b', { signal })
  await waitForTasks()
  controller.abort()
  expect(clientWorkers[0]?.ended).toBe(true)
  await expect(first).rejects.toThrow('aborted')
  await waitForTasks()
  clientWorkers[1]?.answer({ made: 'B' })
  expect(await second).toBe('B')
  await expect(ask('c', { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(clientWorkers).toHaveLength(2)
})

test('fails with the code of a worker that is not loaded, refuses, crashes or runs out of memory', async () => {
  const ask = createClient()
  const first = ask('a', { signal })
  await waitForTasks()
  clientWorkers[0]?.onerror?.()
  await expect(first).rejects.toMatchObject({ code: 'offline' })
  const second = ask('b', { signal })
  await waitForTasks()
  clientWorkers[1]?.answer({ failed: { code: 'empty', text: 'This file is empty (0 bytes).' } })
  await expect(second).rejects.toMatchObject({ code: 'empty', message: 'This file is empty (0 bytes).' })
  const third = ask('c', { signal })
  await waitForTasks()
  clientWorkers[1]?.onerror?.()
  await expect(third).rejects.toMatchObject({ code: 'crashed' })
  const fourth = ask('d', { signal })
  await waitForTasks()
  clientWorkers[2]?.answer({ failed: { code: 'out_of_memory', text: 'Not enough memory.' } })
  await expect(fourth).rejects.toThrow('Not enough memory.')
  expect(clientWorkers.map(({ ended }) => ended)).toEqual([true, true, true])
})
