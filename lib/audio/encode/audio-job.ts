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

const mp3SampleRates = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]

/** 48 kHz if MP3 lacks the audio's rate; at most 320, 160 or 64 kbit/s by rate (ISO/IEC 11172-3 and 13818-3). */
export function getLameSettings(sampleRate: number, bitrate: number): { sampleRate: number; bitrate: number } {
  const supportedSampleRate = mp3SampleRates.includes(sampleRate) ? sampleRate : 48_000
  const maxBitrate = supportedSampleRate >= 32_000 ? 320_000 : supportedSampleRate >= 16_000 ? 160_000 : 64_000
  return { sampleRate: supportedSampleRate, bitrate: Math.min(bitrate, maxBitrate) }
}
