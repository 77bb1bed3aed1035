import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { DropBox, FileButton } from './drop-box'
import { FileActions } from './file-actions'
import { FileRow } from './file-row'
import type { FilesToolInfo, PanelProps } from './files-tool-info'
import { fullView, panView, zoomView } from './image-comparison'
import { formatOutputSummary, formatSizeChange } from './output-files'
import type { Queue, QueuedFile } from './queue'
import { getPastedFiles } from './receive-files'
import { sendToNewTab, storeHandoff, takeHandoff } from './send-file'
import SortableList from './sortable-list'
import { hasUnsavedFiles, markSaved, saveOutput } from './unsaved-files'

vi.mock('idb-keyval', () => {
  const items = new Map()
  return { createStore() {}, get: items.get.bind(items), set: items.set.bind(items), del: items.delete.bind(items) }
})

vi.mock('@/components/ui/save-blob', () => ({ saveBlob() {} }))

const image = new File(['x'], 'image.png', { type: 'image/png' })

test.each([
  ['many files', {}, true],
  ['a few', { hidesFolderButton: true }, false],
  ['one', { isSingle: true }, false],
] as const)('shows the folder button only where many files may be chosen: %s', (_, props, isOffered) => {
  const box = <DropBox dropzoneLabel="Drop it" isDraggedOver={false} onFilesAdd={() => {}} {...props} />
  expect(renderToStaticMarkup(box).includes('Choose a folder')).toBe(isOffered)
})

test.each([
  ['images', 'image/*,video/*', 'accept="image/*,video/*,.heic,'],
  ['videos alone', 'video/*', 'accept="video/*"'],
])('each button offers files with the name endings of rare images only beside images: %s', (_, accept, expected) => {
  const buttons = [
    <DropBox key="box" dropzoneLabel="Drop it" accept={accept} isDraggedOver={false} onFilesAdd={() => {}} />,
    <FileButton key="button" label="Add a logo" accept={accept} onFilesAdd={() => {}} />,
  ]
  expect(buttons.map((button) => renderToStaticMarkup(button))).toEqual([
    expect.stringContaining(expected),
    expect.stringContaining(expected),
  ])
})

test.each([
  ['an image into a text box', ['Files'], true, [image]],
  ['an image beside a text box', ['text/html', 'Files'], false, [image]],
  ['text and its image, as spreadsheets copy them, into a text box', ['text/plain', 'Files'], true, []],
  ['text and its image beside a text box', ['text/plain', 'Files'], false, [image]],
])('takes files from a paste of %s', (_, types, isTyping, files) => {
  const clipboardData = { types, files: [image] as unknown as FileList }
  const target = { closest: () => (isTyping ? ({} as Element) : null) }
  expect(getPastedFiles({ clipboardData, target })).toEqual(files)
})

test.each([
  ['x/photo-1080x1350.jpg', 'Download photo-1080x1350.jpg, x'],
  ['photo-small.jpg', 'Download photo-small.jpg'],
])('the button for %s names the file and its folder', (name, label) => {
  const output = { blob: new Blob(['x'], { type: 'image/jpeg' }), name, note: '' }
  const markup = renderToStaticMarkup(<FileActions output={output} nextTools={[]} onCompare={null} />)
  expect(markup).toContain(`aria-label="${label}"`)
})

const baseFields = { id: 1, file: new File(['x'], 'a.jpg'), settings: { slides: 4 }, fallbacks: [], tweak: null }
const waitingFile: QueuedFile = { ...baseFields, isTweakChanged: false, phase: 'held' }
const output = { files: [{ blob: new Blob(['xy']), name: 'b.jpg', note: '' }], note: '9 slides.' }
const finishedFile: QueuedFile = { ...waitingFile, phase: 'done', output }
const rejectedFile: QueuedFile = { ...waitingFile, id: 2, phase: 'failed', code: 'not_a_picture', text: '' }

const FileCount = ({ fileCount }: PanelProps) => <i>{fileCount} files</i>

const renderRow = (row: QueuedFile, buttonLabel: string | null, slides: number, ...others: QueuedFile[]) =>
  renderToStaticMarkup(
    <FileRow
      queuedFile={row}
      queue={{ getSnapshot: () => [row, ...others] } as unknown as Queue}
      tool={{ type: 'x', buttonLabel, nextTools: [] } as unknown as FilesToolInfo}
      settings={{ slides }}
      panel={{ title: 'Crop', View: FileCount }}
      position={1}
      isInitiallyOpen
      onCompare={() => {}}
    />,
  )

test.each([
  ['made with the current settings', 'Make', 4, true],
  ['made with other settings, in a tool with a button', 'Make', 3, false],
  ['made with other settings, in a tool without a button', null, 3, true],
] as const)(
  'hides the note of a result only while changed settings wait for the button: %s',
  (_, button, slides, isShown) => {
    expect(renderRow(finishedFile, button, slides).includes('9 slides.')).toBe(isShown)
  },
)

test('leaves a rejected file out of the count of crops', () => {
  expect(renderRow(waitingFile, 'Make', 4, rejectedFile)).toContain('1 files')
})

const createOutput = (bytes: number, removedCount?: number) => ({
  blob: new Blob(['x'.repeat(bytes)]),
  ...(removedCount !== undefined && { removedCount }),
})

test.each([
  [[createOutput(700, 20)], 1, '20 details removed'],
  [[createOutput(300, 0), createOutput(400, 1)], 2, '1 detail removed'],
  [[createOutput(350)], 1, '700 bytes → 350 bytes, -50%'],
  [[createOutput(350), createOutput(350)], 1, '2 files, 700 bytes'],
])('summarizes %j of %i files as “%s”', (outputs, count, expectedText) => {
  expect(formatOutputSummary(700, outputs, count)).toBe(expectedText)
})

test.each([
  [1_000, 1_040, '+4%'],
  [1_000, 1_000, 'same size'],
  [645_000, 954, '-99%'],
])('formats %d bytes that become %d: %s', (bytesBefore, bytesAfter, expectedText) => {
  expect(formatSizeChange(bytesBefore, bytesAfter)).toBe(expectedText)
})

test('draws the focus ring inside the buttons of a thumbnail that clips its content', () => {
  const items = [{ id: 'a', name: 'boat.jpg', thumbnail: null }]
  const list = <SortableList label="Images in order" items={items} onMove={() => {}} onRemove={() => {}} />
  const buttons = renderToStaticMarkup(list).split('<button').slice(1)
  expect(buttons.map((button) => button.includes('-outline-offset-3'))).toEqual([true, true])
})

const middle = { x: 0.5, y: 0.5 }

test.each([
  ['around its center', zoomView(fullView, 2, middle), { scale: 2, x: -0.5, y: -0.5 }],
  ['at most 8 times', zoomView(fullView, 100, { x: 1, y: 0 }), { scale: 8, x: -7, y: 0 }],
  ['never smaller than its box', zoomView(fullView, 0.5, { x: 0.2, y: 0.2 }), fullView],
  ['out from a corner', zoomView({ scale: 4, x: -3, y: 0 }, 0.5, { x: 0, y: 0.5 }), { scale: 2, x: -1, y: 0 }],
  ['and pans it', panView(zoomView(fullView, 2, middle), 0.25, -0.25), { scale: 2, x: -0.25, y: -0.75 }],
  ['and pans it up to its edges', panView(zoomView(fullView, 2, middle), 3, -3), { scale: 2, x: 0, y: -1 }],
])('zooms an image %s', (_, view, expected) => {
  expect(view).toEqual(expected)
})

test('hands a file to its target tool only, once, within ten minutes', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const send = () => storeHandoff('gif-maker', 'cat.png', new Blob(['cat'], { type: 'image/png' }))
  await send()
  expect(await takeHandoff('image-cropper')).toBeNull()
  expect(await takeHandoff('gif-maker')).toMatchObject({ name: 'cat.png', type: 'image/png', size: 3 })
  expect(await takeHandoff('gif-maker')).toBeNull()
  await send()
  now.mockReturnValue(1_600_000)
  expect(await takeHandoff('gif-maker')).toBeNull()
})

test.each([
  ['in a new tab', true, 1],
  ['in this tab if the browser blocks a new one', false, 0],
])('opens another tool %s, after the file is stored', async (_, isAllowed, tabIndex) => {
  const pages = [0, 1].map(() => ({ location: { assign: vi.fn() } }))
  vi.stubGlobal('window', { ...pages[0], open: () => (isAllowed ? pages[1] : null) })
  const { promise, resolve } = Promise.withResolvers<Blob>()
  const tool = { type: 'gif-maker', name: 'GIF Maker', path: '/gif' }
  const sent = sendToNewTab(tool, 'cat.png', promise)
  expect(pages[tabIndex]?.location.assign).not.toHaveBeenCalled()
  resolve(image)
  await sent
  expect(pages[tabIndex]?.location.assign.mock.calls).toEqual([['/gif#handed-over']])
  expect(await takeHandoff('gif-maker')).toMatchObject({ name: 'cat.png' })
  expect(hasUnsavedFiles([{ blob: image }])).toBe(true)
  vi.unstubAllGlobals()
})

test('knows which finished files a reload would drop', () => {
  const [first, second] = ['a', 'b'].map((text) => ({ blob: new Blob([text]), name: `${text}.jpg`, note: '' }))
  if (!first || !second) throw new Error('no files')
  expect(hasUnsavedFiles([])).toBe(false)
  expect(hasUnsavedFiles([first, second])).toBe(true)
  saveOutput(first)
  expect(hasUnsavedFiles([first, second])).toBe(true)
  markSaved(second.blob)
  expect(hasUnsavedFiles([first, second])).toBe(false)
})
