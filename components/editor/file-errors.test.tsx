import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileErrors } from './file-errors'

test('a long reason leaves the word of the button whole', () => {
  const fileErrors = [{ name: 'notes.md', message: 'This is no picture. '.repeat(9) }]
  const markup = renderToStaticMarkup(<FileErrors fileErrors={fileErrors} onClear={() => {}} />)
  expect(markup).toContain('shrink-0">Close')
})
