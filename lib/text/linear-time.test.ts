import { expect, test } from 'vitest'
import type { ProtectedKind } from '@/lib/tool/protected-kind'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { findEdits } from './grammar/find-edits'
import { locateEdits, type WordEdit } from './grammar/locate-edits'
import { createMask } from './placeholders/mask'
import { extractKeySentences } from './summary/extract-key-sentences'

const kinds: readonly ProtectedKind[] = ['links', 'handles', 'tags', 'numbers', 'names']

function maskAndUnmask(text: string): void {
  const mask = createMask(text, kinds)
  expect(mask.unmaskText(mask.maskText(text))).toHaveLength(text.length)
}

function locateManyEdits(text: string): void {
  const edit: WordEdit = {
    context: text.slice(0, 43),
    before: text.slice(0, 3).trim(),
    after: 'the',
    reason: 'Because.',
    kind: 'grammar',
  }
  locateEdits(
    text,
    Array.from({ length: 300 }, () => edit),
  )
}

test.each<[string, (text: string) => unknown, number, readonly string[]]>([
  ['finding edits', (text) => findEdits(text, 'uk'), 1_000, ['teh ', 'qzxv', '. a', ' ,', 'the the ', '@a ', '((']],
  ['locating edits', locateManyEdits, 1_000, ['teh ', '@teh ', 'tehteh', 'aa']],
  ['masking', maskAndUnmask, 6_000, ['@', '#1', '1:', '⟦1', 'A ', 'a@a.', 'https://a.', '[1:']],
  ['choosing sentences', (text) => extractKeySentences(text, 7), 6_000, ['a. ', 'x ', 'a b.\n', 'ab']],
])('%s takes time in proportion to the length of the text', async (_, work, repeats, pieces) => {
  for (const piece of pieces) {
    const growth = await measureGrowth((times) => work(piece.repeat(times)), repeats)
    expect(growth, piece).toBeLessThan(MAX_GROWTH)
  }
})
