import { CatalogueError } from '@/lib/errors'

import { nicheOf } from '@/lib/writer/taxonomy/niche-of'
import { casedLine, innerOf } from './casing'
import { readForeign } from './foreign'
import { isPlainName } from './grammar'
import { keywordsOf } from './keywords'
import { kindOf } from './kind'
import { languageOf } from './language'
import { quoted, withoutClosing } from './marks'
import { mend } from './mend'
import { moodOf } from './mood'
import type { Details, Kind, Reading } from './reading'
import { withoutAsking, withoutRequest } from './request'
import { clausesOf, splitSentences } from './sentences'
import { shapeOf } from './shape'
import { spansOf } from './spans'
import { tag, termsOf } from './tagger'
import { tidy } from './tidy'

type Options = {
  details?: Details
  /** What the visitor says that it is; counts as sure. */
  as?: Kind
}

/** Reads a prompt. Throws `unclear_topic` where it has no letter. */
export function read(prompt: string, { details = {}, as }: Options = {}): Reading {
  if (!/\p{L}/u.test(prompt)) throw new CatalogueError('unclear_topic')
  const { text, hashtags, emoji } = tidy(prompt)
  const language = languageOf(text.slice(0, 600))
  const english = language === 'en'
  const asked = english ? withoutRequest(text.replace(/[ \t]+/g, ' ').trim()) : { text }
  const bare = asked.text === '' ? prompt.trim() : asked.text
  const mended = english ? mend(bare) : bare
  const split = splitSentences(mended)
  const parts = english ? withoutAsking(split) : split
  const joined = parts.join(' ').replace(/\s+/g, ' ')
  const { words, mark } = withoutClosing(quoted(joined))
  const cased = english ? casedLine(words) : words
  const line = upperFirstLetter(english ? cased : cased.replace(/^[¿¡\s]+/u, ''))
  const shared = { language, line, mark, hashtags, emoji, details, own: isOwn(line) } as const

  if (!english) {
    const foreign = readForeign(line, mark, mended, language)
    return {
      ...shared,
      ...foreign,
      kind: as ?? foreign.kind,
      sure: as !== undefined || foreign.sure,
      inner: line,
      mood: 'plain',
      niche: nicheOf(undefined, line),
    }
  }

  const inner = innerOf(cased, isPlainName)
  const doc = tag(inner + mark)
  const terms = termsOf(doc).flat()
  const shape = shapeOf(termsOf(doc)[0] ?? [], mark)
  const sentences = (parts.length > 1 ? parts : clausesOf(line)).map((one) =>
    upperFirstLetter(casedLine(withoutClosing(quoted(one)).words)),
  )
  const told = kindOf(doc, {
    line,
    sentences: parts,
    mark,
    shape,
    terms: termsOf(doc)[0] ?? [],
    own: shared.own,
    ...('label' in asked && asked.label && { label: asked.label }),
  })
  const kind = as ?? told.kind
  const spans = spansOf(inner, terms, kind, shape)
  return {
    ...shared,
    kind,
    sure: as !== undefined || told.sure,
    shape,
    inner,
    sentences: sentences.filter((one) => one.length <= 300),
    spans,
    mood: moodOf(doc, kind),
    niche: nicheOf(spans.subject, line),
    keywords: keywordsOf(terms, spans.subject),
  }
}

function isOwn(line: string): boolean {
  return /(?<![\p{L}’])(?:I|my|we|our|me|us|mine|myself|ours)(?!\p{L})/iu.test(line)
}

/** The first letter in upper case, unless the word has a spelling of its own. */
function upperFirstLetter(text: string): string {
  return /^\p{Ll}[\p{Ll}\p{M}’'-]*(?![\p{L}])/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text
}
