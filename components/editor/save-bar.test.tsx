import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Editor } from './editor'
import { SaveBar } from './save-bar'

const drawing = { width: 10, height: 10, shapes: [] }

test.each([
  ['waits for the pictures that this browser keeps', { isReady: true, hasAllImages: false }, true],
  ['waits for the scene that this browser keeps', { isReady: false, hasAllImages: true }, true],
  ['is there once they are', { isReady: true, hasAllImages: true }, false],
])('Save %s', (_, state, waits) => {
  const editor = { ...state, drawing, tool: { type: 'meme-maker' } } as unknown as Editor<object>
  const markup = renderToStaticMarkup(<SaveBar editor={editor} fileNameStem="meme" fileTypes={['png']} />)
  const button = /<button(?:(?!<button).)*Save PNG/s.exec(markup)?.[0] ?? ''
  expect(button.includes('disabled=""')).toBe(waits)
})
