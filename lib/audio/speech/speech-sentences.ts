import { countCodePoints } from '@/lib/core/strings/clean-input'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import type { TimedSentence } from './speech'

/** A longer caption covers a phone. At four bytes per character this fits espeak-ng's line limit of 999 bytes. */
const MAX_SENTENCE_LENGTH = 200
/** A shorter piece is rarely a complete sentence: "Dr.", "No. 5", "Hi!". */
const MIN_SENTENCE_LENGTH = 8

/** A short piece joins the next sentence of its paragraph. A long sentence is cut at a comma, or else between words. */
export const splitForSpeech = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((paragraph) =>
      joinShortSentences(splitSentences(paragraph).map(collapseWhitespace).filter(Boolean)).flatMap(splitLongSentence),
    )

function joinShortSentences(sentences: readonly string[]): string[] {
  const joinedSentences: string[] = []
  for (const sentence of sentences) {
    const lastSentence = joinedSentences.at(-1)
    if (lastSentence !== undefined && countCodePoints(lastSentence) < MIN_SENTENCE_LENGTH)
      joinedSentences[joinedSentences.length - 1] = `${lastSentence} ${sentence}`
    else joinedSentences.push(sentence)
  }
  return joinedSentences
}

function splitLongSentence(sentence: string): string[] {
  const characters = [...sentence]
  if (characters.length <= MAX_SENTENCE_LENGTH) return [sentence]
  const head = characters.slice(0, MAX_SENTENCE_LENGTH).join('')
  const splitOffset = findLastMatchEnd(head, /[,;:،、，；：–—]\s*/g) ?? findLastMatchEnd(head, /\s/g) ?? head.length
  return [sentence.slice(0, splitOffset).trim(), ...splitLongSentence(sentence.slice(splitOffset).trim())]
}

/** Returns the end of the last match, if more than half of the text is before it. */
function findLastMatchEnd(text: string, pattern: RegExp): number | null {
  const end = [...text.matchAll(pattern)].map((match) => match.index + match[0].length).at(-1)
  return end !== undefined && end > text.length / 2 ? end : null
}

/** Estimates times from text lengths. The error is a word or two when a voice speeds up or pauses. */
export function estimateTimes(sentences: readonly string[], seconds: number): TimedSentence[] {
  const lengths = sentences.map(countCodePoints)
  const totalLength = lengths.reduce((sum, length) => sum + length, 0)
  let elapsedLength = 0
  return sentences.map((text, index) => {
    const start = (seconds * elapsedLength) / totalLength
    elapsedLength += lengths[index] ?? 0
    return { text, start, end: (seconds * elapsedLength) / totalLength }
  })
}
