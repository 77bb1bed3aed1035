import { z } from 'zod'
import { codePoints } from '@/lib/core/strings/clean-input'
import { cleanVersion } from '@/lib/core/strings/clean-version'
import { countWords } from '@/lib/core/strings/count-words'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY } from '@/lib/tool/form'

export const versionSchema = z.object({ text: z.string().describe('The whole text, line breaks included.') })

/** A version of the visitor's own text. */
export type Version = z.infer<typeof versionSchema>

/** A short text may grow by more than its share: a sentence's worth of characters. */
const ROOM = 80

/** A version without what a model adds; null where it is empty or longer than `growth` times the text. */
export function fitVersion({ text }: Version, source: string, growth: number): Version | null {
  const clean = cleanVersion(text, source)
  if (clean === '' || codePoints(clean) > growth * codePoints(source) + ROOM) return null
  return { text: clean }
}

/** A version with its words beside those of the text it was made of, and what has changed. */
export function presentVersion({ text }: Version, source: string): Omit<Card, 'id' | 'item'> {
  return {
    parts: [{ text }],
    preview: { kind: 'diff', text, source },
    copy: text,
    carry: [...text.replace(/\s+/g, ' ')].slice(0, MAX_CARRY).join(''),
    tags: [`${inWords(countWords(text))}, yours ${inWords(countWords(source))}`],
  }
}

const inWords = (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`
