import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileActions } from './file-actions'

const labels = (name: string) =>
  [
    ...renderToStaticMarkup(
      <FileActions
        output={{ blob: new Blob(['x'], { type: 'image/jpeg' }), name, note: '' }}
        nextTools={[]}
        onCompare={null}
      />,
    ).matchAll(/aria-label="([^"]*)"/g),
  ].map(([, label]) => label)

test('one size of two networks is told apart by its folder', () => {
  expect(labels('x/photo-1080x1350.jpg')[0]).toBe('Save photo-1080x1350.jpg, x')
  expect(labels('facebook/photo-1080x1350.jpg')[0]).toBe('Save photo-1080x1350.jpg, facebook')
  expect(labels('photo-small.jpg')[0]).toBe('Save photo-small.jpg')
})
