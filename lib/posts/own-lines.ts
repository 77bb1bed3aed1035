import type { Line } from '@/lib/writer/frames/lines'
import type { Reading } from '@/lib/writer/reading/reading'

/** The visitor's line as it is and each of its sentences, the shortest first: what is left where no frame holds them. */
export function ownLines({ line, mark, sentences }: Reading): Line[] {
  const texts = [line + (mark || '.'), ...sentences.map((sentence) => `${sentence}.`)]
  return [...new Set(texts)]
    .toSorted((a, b) => a.length - b.length)
    .map((text) => ({ text, form: 'statement' }))
}
