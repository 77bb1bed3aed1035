import { ensureEndPunctuation } from '@/lib/core/strings/ensure-end-punctuation'
import { upperFirst } from '@/lib/core/strings/upper-first'

/** The visitor's words as a sentence of their own. */
export function toSentence(text: string): string {
  return ensureEndPunctuation(upperFirst(text))
}
