import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileRow } from './file-row'
import type { FilesToolInfo } from './files-tool-info'
import type { PanelProps } from './panel'
import type { Queue, QueuedFile } from './queue'

const settings = { slides: 4 }
const file = new File(['x'], 'a.jpg')
const base = { id: 1, file, settings, fallbacks: [], tweak: null, isTweakChanged: false }
const output = { files: [{ blob: new Blob(['xy']), name: 'b.jpg', note: '' }], note: '9 slides.' }
const finishedFile: QueuedFile = { ...base, phase: 'done', output }

const CountPanel = ({ fileCount }: PanelProps) => <i>{fileCount} files</i>

const renderRow = (one: QueuedFile, button: string | null, now: object, others: readonly QueuedFile[] = []) =>
  renderToStaticMarkup(
    <FileRow
      queuedFile={one}
      queue={{ getSnapshot: () => [one, ...others] } as unknown as Queue}
      tool={{ type: 'x', buttonLabel: button, nextTools: [] } as unknown as FilesToolInfo}
      settings={now as typeof settings}
      panel={{ title: 'Crop', View: CountPanel }}
      position={1}
      isInitiallyOpen
      onCompare={() => {}}
    />,
  )

test.each([
  ['of these settings', 'Make', settings, true],
  ['that waits for the button', 'Make', { slides: 3 }, false],
  ['that is made anew by itself', null, { slides: 3 }, true],
] as const)('what was said of a result %s', (_, button, now, isSaid) => {
  expect(renderRow(finishedFile, button, now).includes('9 slides.')).toBe(isSaid)
})

test('a file that was refused is none of those that a crop can be set for', () => {
  const refused: QueuedFile = { ...base, id: 2, phase: 'failed', code: 'not_a_picture', text: '' }
  expect(renderRow({ ...base, phase: 'held' }, 'Make', settings, [refused])).toContain('1 files')
})
