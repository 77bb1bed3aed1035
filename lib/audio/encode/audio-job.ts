import type { ErrorCode } from '@/lib/core/errors'

/** Audio that the page decoded, one array per channel. */
export type AudioSamples = { channels: readonly Float32Array<ArrayBuffer>[]; sampleRate: number }

type AudioSource = Blob | AudioSamples

/** A task for a worker; each worker does one. */
export type AudioJob =
  | { task: 'mp3'; source: AudioSource; title: string; artist: string; bitrate: Mp3Bitrate }
  | { task: 'speech'; source: AudioSource; maxBytes: number; maxSeconds: number }

export type Mp3Bitrate = 128_000 | 192_000

export type EncodedAudio = { blob: Blob; type: 'audio/mpeg' | 'audio/mp4'; seconds: number }

/** Audio that the worker found but cannot decode; the page may be able to. */
export type UndecodedAudio = { track: Blob; seconds: number; sampleRate: number }

export type AudioJobResult = { encodedAudio: EncodedAudio } | { undecodedAudio: UndecodedAudio }

/** Progress from 0 to 1, then one result or failure. */
export type AudioWorkerMessage = { progress: number } | AudioJobResult | { failed: ErrorCode }
