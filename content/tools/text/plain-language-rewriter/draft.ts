import { applyEdits } from '@/lib/text/grammar/text-edit'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import type { plainFields } from './fields'
import type { PlainText } from './plain-text'
import { findWordSwaps } from './word-swaps'

export const draft: DraftRecipe<typeof plainFields, PlainText> = {
  outputKind: 'excerpts',
  write(input) {
    const swaps = findWordSwaps(input)
    const terms = swaps.map(({ start, end, after }) => ({ from: input.prompt.slice(start, end), to: after }))
    return [{ text: applyEdits(input.prompt, swaps), terms: terms.slice(0, 60), glossary: [] }]
  },
}
