import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OutputFiles } from '@/lib/tool/files-tool'
import { type FileJob, serveFileJobs } from './serve-file-jobs'
import { describeError, serveWorkerRequests, type WorkerMessage } from './serve-worker-requests'
import { createWorkerClient } from './worker-client'

let askFileWorker: (job: FileJob) => Promise<WorkerMessage<OutputFiles>>
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
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { data: { asked: FileJob } }) => void) => {
    askFileWorker = (job) =>
      new Promise((resolve) => {
        vi.stubGlobal('postMessage', resolve)
        listener({ data: { asked: job } })
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
  const loadError = Object.assign(new Error('Failed to load chunk a.js'), { name: 'ChunkLoadError' })
  const text = 'Part of this tool hasn’t loaded yet. Try again once you’re online.'
  expect(describeError(loadError)).toEqual({ code: 'offline', text })
  vi.stubGlobal('navigator', { onLine: false })
  expect(describeError(loadError).text).toMatch(/^You’re offline, and part of this tool hasn’t loaded yet\./)
  expect(describeError(new Error('x')).code).toBe('crashed')
})

test('reports a lost AI label in every tool', async () => {
  const signedFile = new File(['....jumbjumdc2pa....'], 'a.jpg')
  const lostLabelNote = 'Content Credentials were removed. Label the image yourself if a network asks for it.'
  expect(await getNotes({ file: signedFile, half: false })).toEqual([lostLabelNote, 'Done.'])
  expect(await getNotes({ file: new File(['plain'], 'a.jpg'), half: false })).toEqual(['', 'Done.'])
})

test.each([
  ['photo.JPEG', 'photo.jpg', 'image/jpeg'],
  ['photo.heic', 'photo.png', 'image/png'],
])('passes a half-size copy of %s to the tool as %s', async (originalName, name, type) => {
  const notes = await getNotes({ file: new File(['x'], originalName), half: true })
  expect(notes).toEqual(['Made from a half-size copy.', 'Done.'])
  expect(receivedFiles).toMatchObject([{ name, type }])
  expect(await receivedFiles[0]?.text()).toBe('201x100')
})

class MockWorker {
  onmessage: ((event: { data: object }) => void) | null = null
  onerror: (() => void) | null = null
  isEnded = false
  readonly asked: unknown[] = []
  postMessage(message: { asked: unknown }) {
    this.asked.push(message.asked)
  }
  terminate() {
    this.isEnded = true
  }
  reply(data: object) {
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
  const runJob = createClient()
  const steps: number[] = []
  const firstJob = runJob('a', { signal, onProgress: (step) => steps.push(step) })
  const secondJob = runJob('b', { signal })
  await waitForTasks()
  expect(clientWorkers.map(({ asked }) => asked)).toEqual([['a']])
  clientWorkers[0]?.reply({ progress: 1 })
  clientWorkers[0]?.reply({ made: 'A' })
  expect(await firstJob).toBe('A')
  await waitForTasks()
  clientWorkers[0]?.reply({ made: 'B' })
  expect(await secondJob).toBe('B')
  expect([steps, clientWorkers.length, clientWorkers[0]?.asked]).toEqual([[1], 1, ['a', 'b']])
})

test('terminates the worker on an abort and runs the next job in a new one', async () => {
  const runJob = createClient()
  const controller = new AbortController()
  const firstJob = runJob('a', { signal: controller.signal })
  const secondJob = runJob('b', { signal })
  await waitForTasks()
  controller.abort()
  expect(clientWorkers[0]?.isEnded).toBe(true)
  await expect(firstJob).rejects.toThrow('aborted')
  await waitForTasks()
  clientWorkers[1]?.reply({ made: 'B' })
  expect(await secondJob).toBe('B')
  await expect(runJob('c', { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(clientWorkers).toHaveLength(2)
})

test('fails with the code of a worker that is not loaded, refuses, crashes or runs out of memory', async () => {
  const runJob = createClient()
  const firstJob = runJob('a', { signal })
  await waitForTasks()
  clientWorkers[0]?.onerror?.()
  await expect(firstJob).rejects.toMatchObject({ code: 'offline' })
  const secondJob = runJob('b', { signal })
  await waitForTasks()
  clientWorkers[1]?.reply({ failed: { code: 'empty', text: 'This file is empty (0 bytes).' } })
  await expect(secondJob).rejects.toMatchObject({ code: 'empty', message: 'This file is empty (0 bytes).' })
  const thirdJob = runJob('c', { signal })
  await waitForTasks()
  clientWorkers[1]?.onerror?.()
  await expect(thirdJob).rejects.toMatchObject({ code: 'crashed' })
  const fourthJob = runJob('d', { signal })
  await waitForTasks()
  clientWorkers[2]?.reply({ failed: { code: 'out_of_memory', text: 'Not enough memory.' } })
  await expect(fourthJob).rejects.toThrow('Not enough memory.')
  expect(clientWorkers.map(({ isEnded }) => isEnded)).toEqual([true, true, true])
})

test('an idle worker ends after 20 seconds, and the next request gets a new one', async () => {
  vi.useFakeTimers()
  const runJob = createClient()
  for (const count of [1, 2]) {
    const job = runJob('a')
    await vi.advanceTimersByTimeAsync(0)
    clientWorkers[count - 1]?.reply({ made: 'A' })
    await job
    await vi.advanceTimersByTimeAsync(19_000)
    expect(clientWorkers.map(({ isEnded }) => isEnded).at(-1)).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(clientWorkers.map(({ isEnded }) => isEnded)).toEqual(Array(count).fill(true))
  }
  vi.useRealTimers()
})

test('a reply that cannot be sent becomes a failure', async () => {
  const replies: unknown[] = []
  let ask: (job: string) => void = () => {}
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { data: { asked: string } }) => void) => {
    ask = (asked) => listener({ data: { asked } })
  })
  vi.stubGlobal('postMessage', (message: object) => {
    if ('made' in message) throw new DOMException('could not be cloned', 'DataCloneError')
    replies.push(message)
  })
  serveWorkerRequests(async (job: string) => job)
  ask('a')
  await vi.waitFor(() => expect(replies).toEqual([{ failed: expect.objectContaining({ code: 'crashed' }) }]))
})
