import type { Line } from '@/lib/writer/frames/lines'
import type { Reading } from '@/lib/writer/reading/reading'

/** The visitor's line as it is, then each of its sentences: what is left where no frame holds them. */
export function ownLines({ line, mark, sentences }: Reading): Line[] {
  const texts = [line + (mark || '.'), ...sentences.map((sentence) => `${sentence}.`)]
  return [...new Set(texts)].map((text) => ({ text, form: 'statement' }))
}
