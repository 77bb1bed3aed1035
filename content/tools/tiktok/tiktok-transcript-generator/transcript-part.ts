import type { Transcript } from '@/lib/captions/transcript'
import { isRecord } from '@/lib/is-record'

/** The post that a transcript belongs to. */
export type Video = { url: string; handle: string; name: string; caption: string }

export type TranscriptPart = { video: Video } | { transcript: Transcript }

/** A piece of this site's own reply. What it says of a post are a stranger's words, shown as text alone. */
export function readPart(value: unknown): TranscriptPart | null {
  if (!isRecord(value)) return null
  if (isRecord(value.transcript)) return { transcript: value.transcript as Transcript }
  if (!isRecord(value.video)) return null
  const { url, author, caption } = value.video
  const { handle, name } = isRecord(author) ? author : {}
  return { video: { url: text(url), handle: text(handle), name: text(name), caption: text(caption) } }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
