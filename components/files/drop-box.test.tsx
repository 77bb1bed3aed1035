import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DropBox } from './drop-box'

test.each([
  ['many', {}, true],
  ['a few', { hidesFolderButton: true }, false],
  ['one', { isSingle: true }, false],
] as const)('a folder is asked for where %s files make the work', (_, props, asks) => {
  const box = renderToStaticMarkup(
    <DropBox dropzoneLabel="Drop it" isDraggedOver={false} onFilesAdd={() => {}} {...props} />,
  )
  expect(box.includes('Choose a folder')).toBe(asks)
  expect(box).toContain('Drop it')
})
