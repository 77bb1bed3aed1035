import { z } from 'zod'
import { countCodePoints } from '@/lib/core/strings/clean-input'
import { cleanRewrite } from '@/lib/core/strings/clean-text'
import { countWords } from '@/lib/core/strings/words'
import type { Card } from '@/lib/tool/card'
import { type Field, MAX_CARRY_LENGTH } from '@/lib/tool/form'

export const rewriteSchema = z.object({ text: z.string().describe('The whole text, line breaks included.') })

export type Rewrite = z.infer<typeof rewriteSchema>

/** Extra characters, about a sentence, that a short text may grow beyond its ratio. */
const EXTRA_LENGTH = 80

export function fitRewrite({ text }: Rewrite, source: string, maxLengthRatio: number): Rewrite | null {
  const cleanedText = cleanRewrite(text, source)
  if (cleanedText === '' || countCodePoints(cleanedText) > maxLengthRatio * countCodePoints(source) + EXTRA_LENGTH)
    return null
  return { text: cleanedText }
}

export function presentRewrite({ text }: Rewrite, source: string): Omit<Card, 'id' | 'item'> {
  return {
    parts: [{ text }],
    preview: { kind: 'diff', text, source },
    copy: text,
    carry: [...text.replace(/\s+/g, ' ')].slice(0, MAX_CARRY_LENGTH).join(''),
    tags: [`${formatWordCount(countWords(text))}, yours ${formatWordCount(countWords(source))}`],
  }
}

const formatWordCount = (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`

/** These words are preserved in every version (`getProtectedKinds` in `lib/tool/prompt-tool.ts`). */
export const keepField = {
  kind: 'text',
  name: 'keep',
  label: 'Words to keep',
  default: '',
  maxLength: 200,
  placeholder: 'Terms and phrases, separated by commas',
  hint: 'Links, @handles, #tags, numbers and names are kept anyway.',
} as const satisfies Field

export function buildVersionCountField<const Count extends '1' | '2' | '3'>(defaultCount: Count) {
  return {
    kind: 'select',
    name: 'variants',
    label: 'Versions',
    default: defaultCount,
    isAlwaysVisible: true,
    options: [
      { value: '1', label: '1' },
      { value: '2', label: '2' },
      { value: '3', label: '3' },
    ],
  } as const satisfies Field
}
