import * as z from '@/lib/core/zod'
import { joinTexts } from './join-texts'
import { type Segment, segmentSchema } from './segment'

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
/** In characters: the length after which a paragraph ends with its sentence, and its maximum length. */
const LONG_PARAGRAPH_LENGTH = 500
const MAX_PARAGRAPH_LENGTH = 1_500
const sentenceEndPattern = /[.!?…。！？।]["'”’»)\]]*$/

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
