import type { ErrorCode } from '@/lib/core/errors'

/** Sound as the browser decoded it on the page, one array a channel. */
export type AudioSamples = { channels: readonly Float32Array<ArrayBuffer>[]; sampleRate: number }

type AudioSource = Blob | AudioSamples

/** What a worker is asked to do; one worker does one job. */
export type AudioJob =
  | { task: 'mp3'; source: AudioSource; title: string; artist: string; bitrate: Mp3Bitrate }
  | { task: 'speech'; source: AudioSource; maxBytes: number; maxSeconds: number }

/** In bits per second. */
export type Mp3Bitrate = 128_000 | 192_000

export type EncodedAudio = { blob: Blob; type: 'audio/mpeg' | 'audio/mp4'; seconds: number }

/** Sound that the worker found but cannot decode: the page may be able to. */
export type UndecodedAudio = { track: Blob; seconds: number; sampleRate: number }

export type AudioJobResult = { encodedAudio: EncodedAudio } | { undecodedAudio: UndecodedAudio }

/** What a worker says: how far it is (0 to 1), then one outcome or failure. */
export type AudioWorkerMessage = { progress: number } | AudioJobResult | { failed: ErrorCode }
