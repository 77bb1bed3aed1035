import { PublicError } from '@/lib/core/errors'
import type { AudioJob, AudioSamples, EncodedAudio, UndecodedAudio } from './audio-job'
import { type AudioJobOptions, runAudioJob } from './run-audio-job'

/** Decoded audio is held in memory as a whole: ten minutes of stereo take about 230 MB. */
const MAX_SECONDS = 600
const MAX_BYTES = 150_000_000

/**
 * Decodes audio with the browser's Web Audio, for browsers without `AudioDecoder` (Firefox on Android, Safari before
 * 26; MDN browser-compat-data, November 2026) or without its codec. Throws `sound_too_long`, `sound_undecodable`.
 */
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
export async function runAudioJobWithFallback(
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
