import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextBox } from './text-box'

const actions = { type() {}, replace() {}, undo() {}, redo() {} }

function renderBox(text: string): string {
  const control = { box: { current: null }, text, canUndo: false, canRedo: false, ...actions }
  const input = { label: 'Your text', placeholder: '' }
  const does = { onType() {}, onReplace() {}, onFile: async () => {}, onNotice() {} }
  return renderToStaticMarkup(<TextBox input={input} control={control} counts={null} isPaired={false} {...does} />)
}

test('a text that would freeze the box is shown by its start and cannot be typed into', () => {
  const long = renderBox('a'.repeat(1_000_001))
  expect(long).toContain(`>${'a'.repeat(5_000)}</textarea>`)
  expect(long).toContain('readOnly=""')
  expect(long).toContain('Only the start is shown')
  expect(renderBox('a'.repeat(1_000_000))).not.toContain('Only the start is shown')
})
