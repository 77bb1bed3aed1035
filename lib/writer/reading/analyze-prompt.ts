import { PublicError } from '@/lib/core/errors'
import { getStopWords } from '@/lib/core/stop-words'
import { detectLanguage } from '@/lib/text/language/detect-language'
import type { ParsedPrompt, PromptDetails, PromptKind } from '@/lib/tool/parsed-prompt'
import { findNiche } from '@/lib/writer/taxonomy/find-niche'
import { restoreCase, upperFirstLetter } from './casing'
import { analyzeEnglishPrompt, isFirstPerson } from './english-prompt'
import { findKeywords } from './keywords'
import { findKind } from './kind'
import { curlQuotes, splitClosingMark } from './marks'
import { findMood } from './mood'
import { readForeign } from './read-foreign'
import { splitClauses, splitSentences } from './sentences'
import { findSpans } from './spans'
import { type TidyPrompt, tidyPrompt } from './tidy-prompt'

type Options = {
  details?: PromptDetails
  /** What the visitor says that it is; counts as sure. */
  as?: PromptKind
}

/** Reads a prompt. Throws `unclear_topic` where it has no letter. */
export function analyzePrompt(prompt: string, options: Options = {}): ParsedPrompt {
  if (!/\p{L}/u.test(prompt)) throw new PublicError('unclear_topic')
  const tidied = tidyPrompt(prompt)
  const language = detectLanguage(tidied.text.slice(0, 600))
  return language === 'en' ? readEnglish(tidied, options) : readOtherLanguage(tidied, language, options)
}

function readEnglish({ text, hashtags, emoji }: TidyPrompt, { details = {}, as }: Options): ParsedPrompt {
  const look = analyzeEnglishPrompt(text)
  const { line: cased, inner, doc, terms, isFirstPerson, sentences: parts, label } = look
  const line = upperFirstLetter(cased)
  const told = findKind(look)
  const kind = as ?? told.kind
  const asks = look.mark === '' && parts.length === 1 && look.shape !== 'clause' && isUnmarkedQuestion(cased, kind)
  const mark = asks ? '?' : look.mark
  const shape = asks ? 'sentence' : look.shape
  const spans = findSpans(inner, terms, kind, shape)
  const sentences = (parts.length > 1 ? parts : splitClauses(line)).map((one) =>
    upperFirstLetter(restoreCase(splitClosingMark(curlQuotes(one)).words)),
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
    mood: findMood(doc, kind),
    isFirstPerson,
    niche: findNiche(spans.subject, line),
    keywords: findKeywords(terms, spans.subject),
    hashtags,
    emoji,
  }
}

/** A question, or a comparison that ends in one, typed without its mark. */
function isUnmarkedQuestion(line: string, kind: PromptKind): boolean {
  if (line.includes('?')) return false
  return (
    kind === 'question' ||
    (kind === 'comparison' && /(?:^|[ ,])(?:which|who wins|what’s better|should I)(?: |$)/i.test(line))
  )
}

function readOtherLanguage(
  { text, hashtags, emoji }: TidyPrompt,
  language: string,
  { details = {}, as }: Options,
): ParsedPrompt {
  const { words, mark } = splitClosingMark(curlQuotes(splitSentences(text).join(' ').replace(/\s+/g, ' ')))
  const line = upperFirstLetter(words.replace(/^[¿¡\s]+/u, ''))
  const foreign = readForeign(line, mark, text, language)
  return {
    ...foreign,
    kind: as ?? foreign.kind,
    sure: as !== undefined || foreign.sure,
    language,
    line,
    mark,
    inner: toForeignMidSentence(line, language),
    details,
    mood: 'plain',
    isFirstPerson: isFirstPerson(line),
    niche: findNiche(undefined, line),
    hashtags,
    emoji,
  }
}

/** As a line of another language goes on behind a colon: a word that glues begins in lower case, but for German. */
function toForeignMidSentence(line: string, language: string): string {
  const [first = ''] = /^\p{L}+/u.exec(line) ?? []
  const goesOn = language !== 'de' && getStopWords(language).has(first.toLowerCase())
  return goesOn ? first.toLowerCase() + line.slice(first.length) : line
}
