import { z } from 'zod'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import { countCodePoints } from '@/lib/core/strings/clean-input'
import { cleanRewrite } from '@/lib/core/strings/clean-text'
import { countWords } from '@/lib/core/strings/words'
import type { CardDraft } from '@/lib/tool/build-card'
import { select, textField } from '@/lib/tool/fields'
import { defineItem, type ItemField } from '@/lib/tool/item'

export type Rewrite = { text: string }

/** Extra characters, about a sentence, that a short text may grow beyond its ratio. */
export const EXTRA_LENGTH = 80

/** Declares a version of the whole prompt, for tools without other text fields than `keep`. */
export function rewriteItem(description: string, maxLengthRatio = Number.POSITIVE_INFINITY) {
  const text: ItemField<string> = {
    schema: z.string(),
    description,
    fit(value, { visitorText: source }) {
      const cleanedText = cleanRewrite(value, source)
      const maxLength = maxLengthRatio * countCodePoints(source) + EXTRA_LENGTH
      return cleanedText === '' || countCodePoints(cleanedText) > maxLength ? null : cleanedText
    },
  }
  return defineItem({ text })
}

export function presentRewrite({ text }: Rewrite, { prompt: source }: { prompt: string }): CardDraft {
  return { parts: [{ text }], preview: { kind: 'diff', text, source }, tags: [compareWordCounts(text, source)] }
}

export const compareWordCounts = (text: string, source: string) =>
  `${formatQuantity(countWords(text), 'word')}, yours ${formatQuantity(countWords(source), 'word')}`

/** These words are preserved in every version (`getProtectedKinds` in `lib/tool/prompt-tool.ts`). */
export const keepField = textField('keep', 'Words to keep', 200, {
  placeholder: 'Terms and phrases, separated by commas',
  hint: 'Links, @handles, #tags, numbers and most names are protected already.',
})

export function buildVersionCountField<const Count extends '1' | '2' | '3'>(defaultCount: Count) {
  const options = { '1': '1', '2': '2', '3': '3' } as const
  return select('variants', 'Versions', options, { default: defaultCount, isAlwaysVisible: true })
}
