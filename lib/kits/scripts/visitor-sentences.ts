import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'

/**
 * The visitor's own sentences that a text does not say yet, each with its closing mark. A bare topic is no sentence; an
 * end told first is told again where it belongs.
 */
export function findMissingSentences(text: string, { sentences, shape, mark }: ParsedPrompt): string[] {
  if (shape === 'phrase' && sentences.length < 2) return []
  const isInText = createSentenceMatcher(text)
  const startsWithEnd = sentences.length > 2 && !toPlainWords(text).includes(toPlainWords(sentences[0] ?? ''))
  return sentences.flatMap((sentence, index) => {
    const isLast = index === sentences.length - 1
    const isMissing = !isInText(sentence) || (isLast && startsWithEnd)
    return isMissing ? [toSentenceWithMark(sentence, (isLast && mark) || '.')] : []
  })
}

const MIN_SHARED_WORD_RATIO = 0.7

/** Whether a text says a sentence, word for word or in most of its words. */
export const isSentenceInText = (sentence: string, text: string) => createSentenceMatcher(text)(sentence)

/** `isSentenceInText` for many sentences of one text, which is read once. */
function createSentenceMatcher(text: string): (sentence: string) => boolean {
  const plainText = toPlainWords(text)
  const textWords = new Set(plainText.split(' '))
  return (sentence) => {
    const plainSentence = toPlainWords(sentence)
    const words = plainSentence.split(' ')
    return (
      plainText.includes(plainSentence) ||
      words.filter((word) => textWords.has(word)).length >= words.length * MIN_SHARED_WORD_RATIO
    )
  }
}

/** Words with a capital and a closing mark. */
export function toSentenceWithMark(text: string, mark = '.'): string {
  return `${upperFirst(text)}${/[.!?…。！？]$/u.test(text) ? '' : mark}`
}

/** As many parts as asked for, in order and about equally long; empty ones last where there are too few. */
export function splitIntoParts(sentences: readonly string[], partCount: number): string[] {
  const partSize = Math.floor(sentences.length / partCount)
  const longerPartCount = sentences.length % partCount
  let start = 0
  return Array.from({ length: partCount }, (_, index) => {
    const end = start + partSize + (index < longerPartCount ? 1 : 0)
    const part = sentences.slice(start, end).join(' ')
    start = end
    return part
  })
}

/** The words of a text alone. */
export const toPlainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const MAX_FIRST_LINE_WORDS = 18
const SHORTENED_LINE_WORDS = 14

/** The visitor's first sentence as a first line; of one too long for a breath, its start. */
export function buildVisitorFirstLine({ sentences, line, mark }: ParsedPrompt): string {
  const [firstSentence = line] = sentences
  const words = firstSentence.split(' ')
  if (words.length > MAX_FIRST_LINE_WORDS)
    return `${upperFirst(
      words
        .slice(0, SHORTENED_LINE_WORDS)
        .join(' ')
        .replace(/[,;:]$/, ''),
    )}…`
  return toSentenceWithMark(firstSentence, (sentences.length < 2 && mark) || '.')
}

const MAX_TITLE_LENGTH = 80

/** A working title: the prompt as one line; of a longer text its first sentence. */
export function buildWorkingTitle({ line, sentences }: ParsedPrompt): string {
  return truncateAtWord(line.length > MAX_TITLE_LENGTH ? (sentences[0] ?? line) : line, MAX_TITLE_LENGTH)
}
