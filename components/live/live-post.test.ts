import { expect, test, vi } from 'vitest'
import { renderElements } from '@/test/simulate-browser'
import { joinNextChunk, LivePost, replaceChunk, splitChunk } from './live-post'
import { LiveThread } from './live-thread'

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
])('a post of a thread is %s', (_, changedChunks, expected) => {
  expect(changedChunks).toEqual(expected)
})

test('changes only the edited post in the text, and preserves the draft when Escape ends an IME composition', () => {
  const posts = ['One.', 'Two.', 'Three.'].map((end) => `${'Words of a post. '.repeat(14)}${end}`)
  const onTextChange = vi.fn()
  const elements = renderElements(LiveThread, { values: { prompt: posts.join('\n\n'), parameters: {} }, onTextChange })
  const livePosts = elements.filter(({ type }) => type === LivePost)
  expect(livePosts.map(({ props }) => props.text)).toEqual(posts)
  livePosts[1]?.props.onTextChange('Mine.')
  expect(onTextChange).toHaveBeenCalledExactlyOnceWith([posts[0], 'Mine.', posts[2]].join('\n\n'))

  const onDraftChange = vi.fn()
  const editor = renderElements(LivePost, { ...livePosts[1]?.props, draft: 'Mine', onDraftChange })
  const textarea = editor.find(({ type }) => type === 'textarea')
  textarea?.props.onKeyDown({ key: 'Escape', nativeEvent: { isComposing: true } })
  expect(onDraftChange).not.toHaveBeenCalled()
  textarea?.props.onKeyDown({ key: 'Escape', nativeEvent: { isComposing: false } })
  expect(onDraftChange).toHaveBeenCalledExactlyOnceWith(null)
})
