import { joinTexts } from '@/lib/core/strings/join-texts'
import * as z from '@/lib/core/zod'

const wordSchema = z.object({ start: z.number(), end: z.number(), text: z.string() })

/** Spoken words with times in seconds from the start; the text is one line. Some models also have each word's times. */
const segmentSchema = z.extend(wordSchema, { words: z.optional(z.readonly(z.array(wordSchema))) })

export type Segment = z.infer<typeof segmentSchema>

const transcriptSourceSchema = z.enum(['creator', 'automatic', 'translated', 'speech-recognition'])

export const transcriptSchema = z.object({
  /** Both null for a visitor's own file. */
  videoId: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** The source's language tag, such as `eng-US` or `english`; null if it gives none. */
  language: z.nullable(z.string()),
  source: transcriptSourceSchema,
  /** Empty if a model returns words without times. */
  segments: z.readonly(z.array(segmentSchema)),
  text: z.string(),
})

export type Transcript = z.infer<typeof transcriptSchema>

const MIN_PAUSE_SECONDS = 1.5
/** In characters. A long paragraph ends with its current sentence, one of the maximum length at once. */
const LONG_PARAGRAPH_LENGTH = 500
const MAX_PARAGRAPH_LENGTH = 1_500
export const sentenceEndPattern = /[.!?…。！？।]["'”’»)\]]*$/

/** Returns only the words, in paragraphs. A paragraph ends when a sentence ends before a pause, or when it is long. */
export function formatParagraphs(segments: readonly Segment[]): string {
  const paragraphs: string[] = []
  let paragraph = ''
  let previousEnd = 0
  for (const { start, end: segmentEnd, text } of segments) {
    const isParagraphEnd =
      sentenceEndPattern.test(paragraph) &&
      (start - previousEnd >= MIN_PAUSE_SECONDS || paragraph.length >= LONG_PARAGRAPH_LENGTH)
    if (isParagraphEnd || paragraph.length >= MAX_PARAGRAPH_LENGTH) {
      paragraphs.push(paragraph)
      paragraph = ''
    }
    paragraph = joinTexts(paragraph, text)
    previousEnd = segmentEnd
  }
  return [...paragraphs, paragraph].filter(Boolean).join('\n\n')
}
