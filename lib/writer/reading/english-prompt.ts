import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { restoreCase, toMidSentenceCase } from './casing'
import { getShape } from './get-shape'
import { isProperName } from './grammar'
import { curlQuotes, splitClosingMark } from './marks'
import { removeRequest, removeRequestSentences } from './request'
import { restoreApostrophes } from './restore-apostrophes'
import { splitSentences } from './sentences'
import { type Doc, getTerms, type Term, tagText } from './tagger'

/** An English prompt without its request, mended, tagged and split. */
export type EnglishPrompt = {
  /** Its words in one line, each cased as in a sentence, and cased for the middle of one. */
  line: string
  midSentenceLine: string
  mark: ParsedPrompt['mark']
  doc: Doc
  terms: readonly Term[]
  /** The terms of the first sentence. */
  firstTerms: readonly Term[]
  shape: ParsedPrompt['shape']
  isFirstPerson: boolean
  /** The visitor's sentences. */
  sentences: readonly string[]
  /** What a label before the text said that it is. */
  label?: PromptKind
}

/** Looks at a prompt that has been tidied. */
export function analyzeEnglishPrompt(text: string): EnglishPrompt {
  const requestResult = removeRequest(text.replace(/[ \t]+/g, ' ').trim())
  const textWithApostrophes = restoreApostrophes(requestResult.text === '' ? text.trim() : requestResult.text)
  const sentences = removeRequestSentences(splitSentences(textWithApostrophes))
  const { textWithoutMark: lineText, mark } = splitClosingMark(curlQuotes(sentences.join(' ').replace(/\s+/g, ' ')))
  const line = restoreCase(lineText)
  const midSentenceLine = toMidSentenceCase(line, isProperName)
  const doc = tagText(midSentenceLine + mark)
  const [firstTerms = []] = getTerms(doc)
  return {
    line,
    midSentenceLine,
    mark,
    doc,
    terms: getTerms(doc).flat(),
    firstTerms,
    shape: getShape(firstTerms, mark),
    isFirstPerson: isFirstPerson(line),
    sentences,
    ...(requestResult.label && { label: requestResult.label }),
  }
}

/** Whether somebody speaks of themselves. */
export function isFirstPerson(line: string): boolean {
  return /(?<![\p{L}’])(?:I|my|we|our|me|us|mine|myself|ours)(?!\p{L})/iu.test(line)
}
