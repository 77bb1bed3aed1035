import { z } from 'zod'
import { parseVtt } from '@/lib/audio/captions/timed-text'
import { formatParagraphs, type Segment } from '@/lib/audio/captions/transcript'
import { cleanLine } from '@/lib/audio/captions/transcript-files'
import { parseJson } from '@/lib/core/parse-json'
import { segmentWords } from '@/lib/core/strings/segment-text'

export type Transcription = {
  text: string
  /** A language tag or English name, as the server reports it; null if unreported. */
  language: string | null
  /** Empty if the model returns text without timestamps. */
  segments: readonly Segment[]
}

/** The duration in seconds is the server's own; null if unreported. */
export type TranscriptionResult = { transcription: Transcription; seconds: number | null }

const durationSchema = z.number().positive().optional().catch(undefined)
const wordsSchema = z.array(z.object({ start: z.number(), end: z.number(), word: z.string() })).catch([])
const segmentSchema = z.object({ start: z.coerce.number(), end: z.coerce.number(), text: z.string() })
const answerSchema = z.object({
  text: z.string().optional().catch(undefined),
  language: z.string().max(40).optional().catch(undefined),
  segments: z.array(z.unknown()).optional().catch(undefined),
  words: wordsSchema,
  duration: durationSchema,
  /** OpenAI bills by these seconds. Models billed by token do not report them. */
  usage: z.object({ seconds: durationSchema }).optional().catch(undefined),
})

/** Reads JSON with or without timestamps, WebVTT or plain text. Null for anything else, such as an HTML page. */
export function readTranscription(body: string): TranscriptionResult | null {
  const json = parseJson(body)
  if (json === undefined) {
    const plainTranscription = readPlainText(body)
    return plainTranscription && { transcription: plainTranscription, seconds: null }
  }
  const result = answerSchema.safeParse(json)
  if (!result.success) return null
  const { text, language = null, segments: rawSegments, words, duration, usage } = result.data
  if (text === undefined && rawSegments === undefined) return null
  const sortedSegments = (rawSegments ?? []).flatMap(parseSegment).toSorted((one, other) => one.start - other.start)
  // OpenAI lists words beside the segments, faster-whisper and whisper.cpp inside them.
  const nestedWords = () => (rawSegments ?? []).flatMap((segment) => wordsSchema.parse(Object(segment).words))
  const segments = addWords(sortedSegments, words.length > 0 ? words : nestedWords())
  const chargedDuration = usage?.seconds ?? duration
  return {
    transcription: {
      text: segments.length > 0 ? formatParagraphs(segments) : cleanParagraphs(text ?? ''),
      language,
      segments,
    },
    seconds: chargedDuration === undefined ? null : toSeconds(chargedDuration),
  }
}

function readPlainText(body: string): Transcription | null {
  if (/^\s*</.test(body)) return null
  const segments = parseVtt(body)
  return segments
    ? { text: formatParagraphs(segments), language: null, segments }
    : { text: cleanParagraphs(body), language: null, segments: [] }
}

function parseSegment(value: unknown): Segment[] {
  const { success, data } = segmentSchema.safeParse(value)
  const text = success ? cleanLine(data.text) : ''
  if (!success || !text) return []
  const [start, end] = [toSeconds(data.start), toSeconds(data.end)]
  return [{ start, end: Math.max(start, end), text }]
}

const getLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Finds each segment's letters among those of the heard words, which may be parts of words and lack punctuation. */
function addWords(segments: readonly Segment[], heardWords: z.infer<typeof wordsSchema>): Segment[] {
  const heardLetters = heardWords.map(({ word }) => getLetters(word)).join('')
  const letterTimes = heardWords.flatMap(({ word, start, end }) =>
    Array.from({ length: getLetters(word).length }, () => ({ start: toSeconds(start), end: toSeconds(end) })),
  )
  let position = 0
  return segments.map((segment) => {
    const texts = segmentWords(segment.text)
    const letters = texts.map(getLetters).join('')
    const index = heardLetters.indexOf(letters, position)
    const times = letterTimes.slice(index, index + letters.length)
    if (index < 0 || !times.some(({ start, end }) => start < segment.end && end > segment.start)) return segment
    position = index + letters.length
    let letterCount = 0
    const words = texts.map((text) => {
      // A text without letters (“&”) starts with the next word.
      const start = times[letterCount]?.start ?? times.at(-1)?.end ?? 0
      letterCount += getLetters(text).length
      return { start, end: Math.max(start, times[letterCount - 1]?.end ?? 0), text }
    })
    return { ...segment, words }
  })
}

/** LocalAI reports nanoseconds (localai.io, 2026-11). No audio sent here is eleven days long. */
const toSeconds = (time: number) => Math.max(0, time > 1_000_000 ? time / 1e9 : time)

const cleanParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map(cleanLine)
    .filter(Boolean)
    .join('\n\n')
