import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RangeField } from '@/components/fields/fields'
import { DownloadBar } from './download-bar'
import type { Editor } from './editor'
import { FileErrors } from './file-errors'

test.each([
  ['stored images are loading', { isReady: true, hasAllImages: false }, true],
  ['the stored scene is loading', { isReady: false, hasAllImages: true }, true],
  ['all is loaded', { isReady: true, hasAllImages: true }, false],
])('enables Download only once everything is loaded: %s', (_, state, isDisabled) => {
  const drawing = { width: 10, height: 10, shapes: [] }
  const editor = { ...state, drawing, tool: { type: 'meme-maker' } } as unknown as Editor<object>
  const markup = renderToStaticMarkup(<DownloadBar editor={editor} fileNameStem="meme" fileTypes={['png']} />)
  const button = /<button(?:(?!<button).)*Download PNG/s.exec(markup)?.[0] ?? ''
  expect(button.includes('disabled=""')).toBe(isDisabled)
})

test('says why there is nothing to download yet', () => {
  const editor = { isReady: true, hasAllImages: true, drawing: null, tool: { type: 'quote-card-maker' } }
  const markup = renderToStaticMarkup(
    <DownloadBar
      editor={editor as unknown as Editor<object>}
      fileNameStem="quote"
      fileTypes={['png']}
      emptyReason="Type your text."
    />,
  )
  expect(markup).toContain('Type your text.')
})

test('shows half steps of a range with their unit', () => {
  const markup = renderToStaticMarkup(
    <RangeField label="Straighten" value={-3.5} min={-45} max={45} step={0.5} unit="°" onValueChange={() => {}} />,
  )
  expect(markup).toContain('value="-3.5"')
  expect(markup).toContain('aria-valuetext="-3.5°"')
})

test('reports each problem once, with the names of its files', () => {
  const damaged = (name: string) => ({ name, message: 'This file is damaged.' })
  const fileErrors = [damaged('a.jpg'), { name: '', message: 'A photo is missing.' }, damaged('b.jpg')]
  const markup = renderToStaticMarkup(<FileErrors fileErrors={fileErrors} onClear={() => {}} />)
  const lines = Array.from(markup.matchAll(/<li[^>]*>(.*?)<\/li>/g), ([, line = '']) => line.replace(/<[^>]*>/g, ''))
  expect(lines).toEqual(['a.jpg, b.jpg: This file is damaged.', 'A photo is missing.'])
})
