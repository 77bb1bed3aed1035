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

const length = z.number().positive().optional().catch(undefined)
const segment = z.object({ start: z.coerce.number(), end: z.coerce.number(), text: z.string() })
const answer = z.object({
  text: z.string().optional().catch(undefined),
  language: z.string().max(40).optional().catch(undefined),
  segments: z.array(z.unknown()).optional().catch(undefined),
  duration: length,
  /** What OpenAI charges by; models that are paid by the token have no seconds here. */
  usage: z.object({ seconds: length }).optional().catch(undefined),
})

/**
 * Reads what OpenAI-compatible servers answer: JSON with or without times, WebVTT, or the bare words. Null when it is
 * neither, such as a page of HTML.
 */
export function readTranscription(body: string): TranscriptionResult | null {
  const json = parseJson(body)
  if (json === undefined) {
    const plain = readPlain(body)
    return plain && { transcription: plain, seconds: null }
  }
  const result = answer.safeParse(json)
  if (!result.success) return null
  const { text, language = null, segments: given, duration, usage } = result.data
  if (text === undefined && given === undefined) return null
  const segments = (given ?? []).flatMap(segmentOf).toSorted((one, other) => one.start - other.start)
  const charged = usage?.seconds ?? duration
  return {
    transcription: {
      text: segments.length > 0 ? formatParagraphs(segments) : clean(text ?? ''),
      language,
      segments,
    },
    seconds: charged === undefined ? null : toSeconds(charged),
  }
}

function readPlain(body: string): Transcription | null {
  if (/^\s*</.test(body)) return null
  const segments = parseVtt(body)
  return segments
    ? { text: formatParagraphs(segments), language: null, segments }
    : { text: clean(body), language: null, segments: [] }
}

function segmentOf(given: unknown): Segment[] {
  const { success, data } = segment.safeParse(given)
  const text = success ? cleanLine(data.text) : ''
  if (!success || !text) return []
  const [start, end] = [toSeconds(data.start), toSeconds(data.end)]
  return [{ start, end: Math.max(start, end), text }]
}

/** LocalAI has counted in nanoseconds (localai.io, 2026-11); nothing that we send is eleven days long. */
const toSeconds = (time: number) => Math.max(0, time > 1_000_000 ? time / 1e9 : time)

const clean = (text: string) =>
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
