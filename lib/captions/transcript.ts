import { joinWords } from './join-words'
import type { Segment } from './segment'

/** Where the words came from: who wrote the captions, or that a model heard them. */
export type TranscriptSource = 'creator' | 'automatic' | 'translated' | 'speech-recognition'

export type Transcript = {
  /** Both null for a visitor's own file. */
  videoId: string | null
  url: string | null
  /** A language tag as the source gives it, such as `eng-US` or `english`; null when it does not say. */
  language: string | null
  source: TranscriptSource
  /** Empty where a model gives words without times. */
  segments: readonly Segment[]
  text: string
}

const pauseSeconds = 1.5
/** In characters: where a paragraph ends with its sentence, and where it ends at the latest. */
const longParagraph = 500
const longestParagraph = 1_500
const sentenceEnd = /[.!?…。！？।]["'”’»)\]]*$/

/** The words alone, as paragraphs: a new one where a sentence ends before a pause, or once the paragraph is long. */
export function paragraphsOf(segments: readonly Segment[]): string {
  const paragraphs: string[] = []
  let paragraph = ''
  let end = 0
  for (const { start, end: ending, text } of segments) {
    const isSentence =
      sentenceEnd.test(paragraph) && (start - end >= pauseSeconds || paragraph.length >= longParagraph)
    if (isSentence || paragraph.length >= longestParagraph) {
      paragraphs.push(paragraph)
      paragraph = ''
    }
    paragraph = joinWords(paragraph, text)
    end = ending
  }
  return [...paragraphs, paragraph].filter(Boolean).join('\n\n')
}
