import { expect, test } from 'vitest'
import { joinNextChunk, replaceChunk, splitChunk } from './thread-chunks'

const chunks = ['One, two. ', 'Three.\n\n', 'Four.']

test.each([
  [
    'replaced within the space around it',
    replaceChunk(chunks, 1, ' $& more. '),
    ['One, two. ', '$& more.\n\n', 'Four.'],
  ],
  ['removed when empty', replaceChunk(chunks, 1, '  '), ['One, two. ', 'Four.']],
  ['joined to the next', joinNextChunk(chunks, 1), ['One, two. ', 'Three.\n\nFour.']],
  ['not joined if it is the last', joinNextChunk(chunks, 2), chunks],
  ['split in its text', splitChunk([' One, two. ', 'Three.'], 0, 5), [' One, ', 'two. ', 'Three.']],
  ['not split at its start', splitChunk(chunks, 0, 0), chunks],
  ['not split at its end', splitChunk(chunks, 0, 9), chunks],
])('a post of a thread is %s', (_, changed, expected) => {
  expect(changed).toEqual(expected)
})
