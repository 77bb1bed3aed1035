import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileFaults } from './file-faults'

test('a long reason leaves the word of the button whole', () => {
  const faults = [{ name: 'notes.md', text: 'This is no picture. '.repeat(9) }]
  const markup = renderToStaticMarkup(<FileFaults faults={faults} onClear={() => {}} />)
  expect(markup).toContain('shrink-0">Close')
})
