import { z } from 'zod'
import { cleanLine } from '@/lib/audio/captions/clean-line'
import { parseVtt } from '@/lib/audio/captions/parse-vtt'
import type { Segment } from '@/lib/audio/captions/segment'
import { formatParagraphs } from '@/lib/audio/captions/transcript'

export type Transcription = {
  text: string
  /** As the server names it, a tag or an English name; null when it does not say. */
  language: string | null
  /** Empty where the model gives words without times. */
  segments: readonly Segment[]
}

/** With the length of what was heard, in seconds, by the server's own account; null when it does not say. */
export type TranscriptionResult = { transcription: Transcription; seconds: number | null }

const durationSchema = z.number().positive().optional().catch(undefined)
const segmentSchema = z.object({ start: z.coerce.number(), end: z.coerce.number(), text: z.string() })
const answerSchema = z.object({
  text: z.string().optional().catch(undefined),
  language: z.string().max(40).optional().catch(undefined),
  segments: z.array(z.unknown()).optional().catch(undefined),
  duration: durationSchema,
  /** What OpenAI charges by; models that are paid by the token have no seconds here. */
  usage: z.object({ seconds: durationSchema }).optional().catch(undefined),
})

/**
 * Reads what OpenAI-compatible servers answer: JSON with or without times, WebVTT, or the bare words. Null when it is
 * neither, such as a page of HTML.
 */
export function readTranscription(body: string): TranscriptionResult | null {
  const json = parseJson(body)
  if (json === undefined) {
    const plainTranscription = readPlainText(body)
    return plainTranscription && { transcription: plainTranscription, seconds: null }
  }
  const result = answerSchema.safeParse(json)
  if (!result.success) return null
  const { text, language = null, segments: rawSegments, duration, usage } = result.data
  if (text === undefined && rawSegments === undefined) return null
  const segments = (rawSegments ?? []).flatMap(parseSegment).toSorted((one, other) => one.start - other.start)
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

/** LocalAI has counted in nanoseconds (localai.io, 2026-11); nothing that we send is eleven days long. */
const toSeconds = (time: number) => Math.max(0, time > 1_000_000 ? time / 1e9 : time)

const cleanParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map(cleanLine)
    .filter(Boolean)
    .join('\n\n')

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
