import type { ErrorCode } from '@/lib/core/errors'

/** Sound as the browser decoded it on the page, one array a channel. */
export type Samples = { channels: readonly Float32Array<ArrayBuffer>[]; sampleRate: number }

type Source = Blob | Samples

/** What a worker is asked to do; one worker does one job. */
export type Job =
  | { task: 'mp3'; source: Source; title: string; artist: string; bitrate: Mp3Bitrate }
  | { task: 'speech'; source: Source; maxBytes: number; maxSeconds: number }

/** In bits per second. */
export type Mp3Bitrate = 128_000 | 192_000

export type Made = { blob: Blob; type: 'audio/mpeg' | 'audio/mp4'; seconds: number }

/** Sound that the worker found but cannot decode: the page may be able to. */
export type Undecoded = { track: Blob; seconds: number; sampleRate: number }

export type Outcome = { made: Made } | { undecoded: Undecoded }

/** What a worker says: how far it is (0 to 1), then one outcome or failure. */
export type Report = { progress: number } | Outcome | { failed: ErrorCode }
