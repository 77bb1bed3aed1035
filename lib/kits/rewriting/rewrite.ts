import { z } from 'zod'
import { countCodePoints } from '@/lib/core/strings/clean-input'
import { cleanRewrite } from '@/lib/core/strings/clean-rewrite'
import { countWords } from '@/lib/core/strings/count-words'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'

export const rewriteSchema = z.object({ text: z.string().describe('The whole text, line breaks included.') })

/** A version of the visitor's own text. */
export type Rewrite = z.infer<typeof rewriteSchema>

/** A short text may grow by more than its share: a sentence's worth of characters. */
const EXTRA_LENGTH = 80

/** A version without what a model adds; null where it is empty or longer than `maxLengthRatio` times the text. */
export function fitRewrite({ text }: Rewrite, source: string, maxLengthRatio: number): Rewrite | null {
  const cleanedText = cleanRewrite(text, source)
  if (cleanedText === '' || countCodePoints(cleanedText) > maxLengthRatio * countCodePoints(source) + EXTRA_LENGTH)
    return null
  return { text: cleanedText }
}

/** A version with its words beside those of the text it was made of, and what has changed. */
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
