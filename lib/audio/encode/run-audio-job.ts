import { PublicError } from '@/lib/core/errors'
import { raceAbort } from '@/lib/core/race'
import {
  type AudioJob,
  type AudioJobResult,
  type AudioSamples,
  type AudioWorkerMessage,
  type EncodedAudio,
  getLameSettings,
  type Mp3Bitrate,
  type UndecodedAudio,
} from './audio-job'

type AudioJobOptions = { onProgress?: (progress: number) => void; signal: AbortSignal }

/** Runs one job in a separate worker and then ends the worker. Throws `PublicError`, or the signal's reason. */
async function runAudioJob(job: AudioJob, { onProgress, signal }: AudioJobOptions): Promise<AudioJobResult> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./audio-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<AudioJobResult>()
  worker.onerror = () => reject(new PublicError('sound_worker'))
  worker.onmessage = ({ data }: MessageEvent<AudioWorkerMessage>) => {
    if ('progress' in data) onProgress?.(data.progress)
    else if ('failed' in data) reject(new PublicError(data.failed))
    else resolve(data)
  }
  const { source } = job
  worker.postMessage(job, source instanceof Blob ? [] : source.channels.map((channel) => channel.buffer))
  try {
    return await raceAbort(promise, signal)
  } finally {
    worker.terminate()
  }
}

/** Decoded audio is held in memory as a whole: ten minutes of stereo take about 230 MB. */
const MAX_SECONDS = 600
const MAX_BYTES = 150_000_000

/** For browsers without `AudioDecoder` or the codec (Firefox on Android, Safari before 26; MDN, 2026-11). */
async function decodeOnPage({ track, seconds }: UndecodedAudio, sampleRate: number): Promise<AudioSamples> {
  if (seconds > MAX_SECONDS || track.size > MAX_BYTES) throw new PublicError('sound_too_long')
  const context = new OfflineAudioContext(1, 1, sampleRate)
  const audioBuffer = await context.decodeAudioData(await track.arrayBuffer()).catch(() => {
    throw new PublicError('sound_undecodable')
  })
  const channels = Array.from({ length: audioBuffer.numberOfChannels }, (_, index) =>
    audioBuffer.getChannelData(index).slice(),
  )
  return { channels, sampleRate: audioBuffer.sampleRate }
}

/** Runs a job, and decodes on the page if the worker cannot. `getSampleRate` returns the sampling rate to decode to. */
async function runAudioJobWithFallback(
  job: AudioJob,
  getSampleRate: (audio: UndecodedAudio) => number,
  options: AudioJobOptions,
): Promise<EncodedAudio> {
  const firstResult = await runAudioJob(job, options)
  if ('encodedAudio' in firstResult) return firstResult.encodedAudio
  const samples = await decodeOnPage(firstResult.undecodedAudio, getSampleRate(firstResult.undecodedAudio))
  const secondResult = await runAudioJob({ ...job, source: samples }, options)
  if (!('encodedAudio' in secondResult)) throw new Error('The decoded audio was not encoded.')
  return secondResult.encodedAudio
}

type Mp3Settings = { title: string; artist: string; bitrate: Mp3Bitrate }

/** Converts in a worker. `onProgress` receives 0 to 1. Throws `PublicError` (`sound_…`) or the signal's reason. */
export async function convertToMp3(source: Blob, settings: Mp3Settings, options: AudioJobOptions): Promise<Blob> {
  const getSampleRate = ({ sampleRate }: UndecodedAudio) => getLameSettings(sampleRate, settings.bitrate).sampleRate
  const { blob } = await runAudioJobWithFallback({ task: 'mp3', source, ...settings }, getSampleRate, options)
  return blob
}

/** Copies AAC and MP3 that fit, else encodes mono MP3 of 32 kbit/s. Throws `PublicError` or the signal's reason. */
export async function extractSpeechAudio(
  file: Blob,
  limits: { maxBytes: number; maxSeconds: number },
  options: AudioJobOptions,
): Promise<EncodedAudio> {
  return runAudioJobWithFallback({ task: 'speech', source: file, ...limits }, () => 16_000, options)
}
