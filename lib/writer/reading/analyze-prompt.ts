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
import { readForeignLine } from './read-foreign-line'
import { splitClauses, splitSentences } from './sentences'
import { findSpans } from './spans'
import { type TidyPrompt, tidyPrompt } from './tidy-prompt'

type AnalyzeOptions = {
  details?: PromptDetails
  /** What the visitor says that it is; counts as sure. */
  chosenKind?: PromptKind
}

/** Reads a prompt. Throws `unclear_topic` where it has no letter. */
export function analyzePrompt(prompt: string, options: AnalyzeOptions = {}): ParsedPrompt {
  if (!/\p{L}/u.test(prompt)) throw new PublicError('unclear_topic')
  const tidyResult = tidyPrompt(prompt)
  const language = detectLanguage(tidyResult.text.slice(0, 600))
  return language === 'en' ? readEnglish(tidyResult, options) : readOtherLanguage(tidyResult, language, options)
}

function readEnglish(
  { text, hashtags, emoji }: TidyPrompt,
  { details = {}, chosenKind }: AnalyzeOptions,
): ParsedPrompt {
  const englishPrompt = analyzeEnglishPrompt(text)
  const { line: casedLine, midSentenceLine, doc, terms, isFirstPerson, sentences: rawSentences, label } = englishPrompt
  const line = upperFirstLetter(casedLine)
  const kindResult = findKind(englishPrompt)
  const kind = chosenKind ?? kindResult.kind
  const lacksQuestionMark =
    englishPrompt.mark === '' &&
    rawSentences.length === 1 &&
    englishPrompt.shape !== 'clause' &&
    isUnmarkedQuestion(casedLine, kind)
  const mark = lacksQuestionMark ? '?' : englishPrompt.mark
  const shape = lacksQuestionMark ? 'sentence' : englishPrompt.shape
  const spans = findSpans(midSentenceLine, terms, kind, shape)
  const sentences = (rawSentences.length > 1 ? rawSentences : splitClauses(line)).map((sentence) =>
    upperFirstLetter(restoreCase(splitClosingMark(curlQuotes(sentence)).textWithoutMark)),
  )
  return {
    kind,
    sure: chosenKind !== undefined || kindResult.isSure,
    language: 'en',
    line,
    ...(label && { label }),
    mark,
    shape,
    midSentenceLine,
    sentences: sentences.filter((sentence) => sentence.length <= 300),
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
  { details = {}, chosenKind }: AnalyzeOptions,
): ParsedPrompt {
  const { textWithoutMark: lineText, mark } = splitClosingMark(
    curlQuotes(splitSentences(text).join(' ').replace(/\s+/g, ' ')),
  )
  const line = upperFirstLetter(lineText.replace(/^[¿¡\s]+/u, ''))
  const foreignReading = readForeignLine(line, mark, text, language)
  return {
    ...foreignReading,
    kind: chosenKind ?? foreignReading.kind,
    sure: chosenKind !== undefined || foreignReading.sure,
    language,
    line,
    mark,
    midSentenceLine: toForeignMidSentenceCase(line, language),
    details,
    mood: 'plain',
    isFirstPerson: isFirstPerson(line),
    niche: findNiche(undefined, line),
    hashtags,
    emoji,
  }
}

/** As a line of another language goes on behind a colon: a word that glues begins in lower case, but for German. */
function toForeignMidSentenceCase(line: string, language: string): string {
  const [firstWord = ''] = /^\p{L}+/u.exec(line) ?? []
  const startsWithFunctionWord = language !== 'de' && getStopWords(language).has(firstWord.toLowerCase())
  return startsWithFunctionWord ? firstWord.toLowerCase() + line.slice(firstWord.length) : line
}
