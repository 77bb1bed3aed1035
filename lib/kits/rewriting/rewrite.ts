import { z } from 'zod'
import { countCodePoints } from '@/lib/core/strings/clean-input'
import { cleanRewrite } from '@/lib/core/strings/clean-rewrite'
import { countWords } from '@/lib/core/strings/count-words'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'

export const rewriteSchema = z.object({ text: z.string().describe('The whole text, line breaks included.') })

export type Rewrite = z.infer<typeof rewriteSchema>

/** Extra characters, about a sentence, that a short text may grow beyond its ratio. */
const EXTRA_LENGTH = 80

/**
 * Cleans a version of model additions; null if it is empty or longer than `maxLengthRatio` times the source plus
 * `EXTRA_LENGTH`.
 */
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
