import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeError, type FileJob, type FileWorkerMessage, serveFileJobs } from './serve-file-jobs'

let ask: (job: FileJob) => Promise<FileWorkerMessage>
const receivedFiles: File[] = []

/** A canvas that remembers its size and gives it as its bytes. */
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
    ask = (data) =>
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
  const report = await ask({ tool: 'copy', options, ...job })
  return 'made' in report ? [report.made.note, report.made.files[0]?.note] : report
}

test('code that did not come is not blamed on the picture', () => {
  const missing = Object.assign(new Error('Failed to load chunk a.js'), { name: 'ChunkLoadError' })
  expect(describeError(missing)).toEqual({
    code: 'offline',
    text: 'Part of this tool isn’t here yet. Try again once you’re online.',
  })
  vi.stubGlobal('navigator', { onLine: false })
  expect(describeError(missing).text).toBe(
    'You’re offline, and part of this tool isn’t here yet. Try again once you’re online.',
  )
  expect(describeError(new Error('x')).code).toBe('crashed')
})

test('whatever the tool, a lost AI label is named', async () => {
  const signed = new File(['....jumbjumdc2pa....'], 'a.jpg')
  expect(await getNotes({ file: signed, half: false })).toEqual([
    'Content Credentials are gone. Label it yourself where a network asks for that.',
    'Done.',
  ])
  expect(await getNotes({ file: new File(['plain'], 'a.jpg'), half: false })).toEqual(['', 'Done.'])
})

test.each([
  ['photo.JPEG', 'photo.jpg', 'image/jpeg'],
  ['photo.heic', 'photo.png', 'image/png'],
])('half the size of %s will do: the tool gets %s', async (given, name, type) => {
  const notes = await getNotes({ file: new File(['x'], given), half: true })
  expect(notes).toEqual(['Made from a copy in half its size.', 'Done.'])
  expect(receivedFiles).toMatchObject([{ name, type }])
  expect(await receivedFiles[0]?.text()).toBe('201x100')
})
