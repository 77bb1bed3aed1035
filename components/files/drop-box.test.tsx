import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DropBox } from './drop-box'

test.each([
  ['many', {}, true],
  ['a few', { few: true }, false],
  ['one', { single: true }, false],
] as const)('a folder is asked for where %s files make the work', (_, props, asks) => {
  const box = renderToStaticMarkup(
    <DropBox invitation="Drop it" over={false} onFiles={() => {}} {...props} />,
  )
  expect(box.includes('Choose a folder')).toBe(asks)
  expect(box).toContain('Drop it')
})
