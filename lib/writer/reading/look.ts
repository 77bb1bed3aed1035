import type { Kind, Reading } from '@/lib/tool/reading'
import { casedLine, innerOf } from './casing'
import { isPlainName } from './grammar'
import { quoted, withoutClosing } from './marks'
import { mend } from './mend'
import { withoutAsking, withoutRequest } from './request'
import { splitSentences } from './sentences'
import { shapeOf } from './shape'
import { type Doc, type Term, tag, termsOf } from './tagger'

/** An English prompt without its request, mended, tagged and split. */
export type Look = {
  /** Its words in one line, each cased as in a sentence, and cased for the middle of one. */
  cased: string
  inner: string
  mark: Reading['mark']
  doc: Doc
  terms: readonly Term[]
  /** The terms of the first sentence. */
  first: readonly Term[]
  shape: Reading['shape']
  own: boolean
  /** The visitor's sentences. */
  parts: readonly string[]
  /** What a label before the text said that it is. */
  label?: Kind
}

/** Looks at a prompt that has been tidied. */
export function lookAt(text: string): Look {
  const asked = withoutRequest(text.replace(/[ \t]+/g, ' ').trim())
  const mended = mend(asked.text === '' ? text.trim() : asked.text)
  const parts = withoutAsking(splitSentences(mended))
  const { words, mark } = withoutClosing(quoted(parts.join(' ').replace(/\s+/g, ' ')))
  const cased = casedLine(words)
  const inner = innerOf(cased, isPlainName)
  const doc = tag(inner + mark)
  const [first = []] = termsOf(doc)
  return {
    cased,
    inner,
    mark,
    doc,
    terms: termsOf(doc).flat(),
    first,
    shape: shapeOf(first, mark),
    own: isOwn(cased),
    parts,
    ...(asked.label && { label: asked.label }),
  }
}

/** Whether somebody speaks of themselves. */
export function isOwn(line: string): boolean {
  return /(?<![\p{L}’])(?:I|my|we|our|me|us|mine|myself|ours)(?!\p{L})/iu.test(line)
}
