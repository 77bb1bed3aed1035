import type { AudioJob, EncodedAudio, UndecodedAudio } from './audio-job'
import { decodeOnPage } from './decode-on-page'
import { type AudioJobOptions, runAudioJob } from './run-audio-job'

/** Does a job, with the page decoding where the worker cannot. `getSampleRate` gives the sampling rate to decode to. */
export async function runAudioJobWithFallback(
  job: AudioJob,
  getSampleRate: (audio: UndecodedAudio) => number,
  options: AudioJobOptions,
): Promise<EncodedAudio> {
  const firstResult = await runAudioJob(job, options)
  if ('encodedAudio' in firstResult) return firstResult.encodedAudio
  const samples = await decodeOnPage(firstResult.undecodedAudio, getSampleRate(firstResult.undecodedAudio))
  const secondResult = await runAudioJob({ ...job, source: samples }, options)
  if (!('encodedAudio' in secondResult)) throw new Error('Decoded sound was not encoded.')
  return secondResult.encodedAudio
}
