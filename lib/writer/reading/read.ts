import { PublicError } from '@/lib/core/errors'
import { glueOf } from '@/lib/core/stop-words'
import { languageOf } from '@/lib/text/language/language'
import type { Details, Kind, Reading } from '@/lib/tool/reading'
import { nicheOf } from '@/lib/writer/taxonomy/niche-of'
import { casedLine, upperFirstLetter } from './casing'
import { readForeign } from './foreign'
import { keywordsOf } from './keywords'
import { kindOf } from './kind'
import { isOwn, lookAt } from './look'
import { quoted, withoutClosing } from './marks'
import { moodOf } from './mood'
import { clausesOf, splitSentences } from './sentences'
import { spansOf } from './spans'
import { type Tidy, tidy } from './tidy'

type Options = {
  details?: Details
  /** What the visitor says that it is; counts as sure. */
  as?: Kind
}

/** Reads a prompt. Throws `unclear_topic` where it has no letter. */
export function read(prompt: string, options: Options = {}): Reading {
  if (!/\p{L}/u.test(prompt)) throw new PublicError('unclear_topic')
  const tidied = tidy(prompt)
  const language = languageOf(tidied.text.slice(0, 600))
  return language === 'en' ? readEnglish(tidied, options) : readOther(tidied, language, options)
}

function readEnglish({ text, hashtags, emoji }: Tidy, { details = {}, as }: Options): Reading {
  const look = lookAt(text)
  const { cased, inner, doc, terms, own, parts, label } = look
  const line = upperFirstLetter(cased)
  const told = kindOf(look)
  const kind = as ?? told.kind
  const asks = look.mark === '' && parts.length === 1 && look.shape !== 'clause' && asksUnmarked(cased, kind)
  const mark = asks ? '?' : look.mark
  const shape = asks ? 'sentence' : look.shape
  const spans = spansOf(inner, terms, kind, shape)
  const sentences = (parts.length > 1 ? parts : clausesOf(line)).map((one) =>
    upperFirstLetter(casedLine(withoutClosing(quoted(one)).words)),
  )
  return {
    kind,
    sure: as !== undefined || told.sure,
    language: 'en',
    line,
    ...(label && { label }),
    mark,
    shape,
    inner,
    sentences: sentences.filter((one) => one.length <= 300),
    spans,
    details,
    mood: moodOf(doc, kind),
    own,
    niche: nicheOf(spans.subject, line),
    keywords: keywordsOf(terms, spans.subject),
    hashtags,
    emoji,
  }
}

/** A question, or a comparison that ends in one, typed without its mark. */
function asksUnmarked(line: string, kind: Kind): boolean {
  if (line.includes('?')) return false
  return (
    kind === 'question' ||
    (kind === 'comparison' && /(?:^|[ ,])(?:which|who wins|what’s better|should I)(?: |$)/i.test(line))
  )
}

function readOther(
  { text, hashtags, emoji }: Tidy,
  language: string,
  { details = {}, as }: Options,
): Reading {
  const { words, mark } = withoutClosing(quoted(splitSentences(text).join(' ').replace(/\s+/g, ' ')))
  const line = upperFirstLetter(words.replace(/^[¿¡\s]+/u, ''))
  const foreign = readForeign(line, mark, text, language)
  return {
    ...foreign,
    kind: as ?? foreign.kind,
    sure: as !== undefined || foreign.sure,
    language,
    line,
    mark,
    inner: innerOf(line, language),
    details,
    mood: 'plain',
    own: isOwn(line),
    niche: nicheOf(undefined, line),
    hashtags,
    emoji,
  }
}

/** As a line of another language goes on behind a colon: a word that glues begins in lower case, but for German. */
function innerOf(line: string, language: string): string {
  const [first = ''] = /^\p{L}+/u.exec(line) ?? []
  const goesOn = language !== 'de' && glueOf(language).has(first.toLowerCase())
  return goesOn ? first.toLowerCase() + line.slice(first.length) : line
}
