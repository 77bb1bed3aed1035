import { expect, test } from 'vitest'
import type { TextPairInput } from '@/lib/tool/text-tool'
import { runTextJob } from './text-job'

const joinModule = {
  run: ({ text, second }: TextPairInput) => ({
    blocks: [{ kind: 'note', text: `${text}|${second}` }] as const,
  }),
}
const job = { type: 'x', parameters: {}, limit: 5 }

test('both texts are counted and worked on', () => {
  expect(runTextJob({ ...job, text: 'a b', second: '👩‍👧' }, joinModule)).toEqual({
    counts: { characters: 3, words: 2, lines: 1 },
    secondCounts: { characters: 1, words: 0, lines: 1 },
    length: 3,
    result: { blocks: [{ kind: 'note', text: 'a b|👩‍👧' }] },
  })
})

test.each([
  ['the first', '123456', 'x'],
  ['the second', 'x', '123456'],
])('%s text above the limit is counted and nothing else', (_, text, second) => {
  expect(runTextJob({ ...job, text, second }, joinModule)).toMatchObject({ length: 6, result: null })
})
