import * as z from '@/lib/core/zod'
import { joinWords } from './join-words'
import { type Segment, segmentSchema } from './segment'

/** Where the words came from: who wrote the captions, or that a model heard them. */
const transcriptSourceSchema = z.enum(['creator', 'automatic', 'translated', 'speech-recognition'])

export type TranscriptSource = z.infer<typeof transcriptSourceSchema>

export const transcriptSchema = z.object({
  /** Both null for a visitor's own file. */
  videoId: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** A language tag as the source gives it, such as `eng-US` or `english`; null when it does not say. */
  language: z.nullable(z.string()),
  source: transcriptSourceSchema,
  /** Empty where a model gives words without times. */
  segments: z.readonly(z.array(segmentSchema)),
  text: z.string(),
})

export type Transcript = z.infer<typeof transcriptSchema>

const pauseSeconds = 1.5
/** In characters: where a paragraph ends with its sentence, and where it ends at the latest. */
const longParagraph = 500
const MAX_PARAGRAPH = 1_500
const sentenceEnd = /[.!?…。！？।]["'”’»)\]]*$/

/** The words alone, as paragraphs: a new one where a sentence ends before a pause, or once the paragraph is long. */
export function formatParagraphs(segments: readonly Segment[]): string {
  const paragraphs: string[] = []
  let paragraph = ''
  let end = 0
  for (const { start, end: ending, text } of segments) {
    const isSentence =
      sentenceEnd.test(paragraph) && (start - end >= pauseSeconds || paragraph.length >= longParagraph)
    if (isSentence || paragraph.length >= MAX_PARAGRAPH) {
      paragraphs.push(paragraph)
      paragraph = ''
    }
    paragraph = joinWords(paragraph, text)
    end = ending
  }
  return [...paragraphs, paragraph].filter(Boolean).join('\n\n')
}
