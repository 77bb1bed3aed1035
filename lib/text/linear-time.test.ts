import { expect, test } from 'vitest'
import type { ProtectedKind } from '@/lib/tool/prompt-tool'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { findEdits } from './grammar/find-edits'
import { locateEdits, type WordEdit } from './grammar/locate-edits'
import { createMask } from './placeholders/mask'
import { extractKeySentences } from './summary/key-sentences'

const kinds: readonly ProtectedKind[] = ['links', 'handles', 'tags', 'numbers', 'names']

function maskAndUnmask(text: string): void {
  const mask = createMask(text, kinds)
  expect(mask.unmaskText(mask.maskText(text))).toHaveLength(text.length)
}

function locateManyEdits(text: string): void {
  const [context, before] = [text.slice(0, 43), text.slice(0, 3).trim()]
  const edit: WordEdit = { context, before, after: 'the', reason: 'Because.', kind: 'grammar' }
  locateEdits(text, Array<WordEdit>(300).fill(edit))
}

test.each<[string, (text: string) => unknown, number, readonly string[]]>([
  ['finding edits', (text) => findEdits(text, 'uk'), 400, ['teh ', 'qzxv', '. a', 'the the ']],
  ['locating edits', locateManyEdits, 600, ['teh ', '@teh ', 'tehteh', 'aa']],
  ['masking', maskAndUnmask, 2_000, ['@', '#1', '1:', '⟦1', 'A ', 'a@a.', 'https://a.', '[1:']],
  ['choosing sentences', (text) => extractKeySentences(text, 7), 3_000, ['a. ', 'x ', 'a b.\n', 'ab']],
])('%s takes time in proportion to the length of the text', async (_, work, repeatCount, pieces) => {
  for (const piece of pieces) {
    const growth = await measureGrowth((times) => work(piece.repeat(times)), repeatCount)
    expect(growth, piece).toBeLessThan(MAX_GROWTH)
  }
})
