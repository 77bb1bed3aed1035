import type { AudioJob, EncodedAudio, UndecodedAudio } from './audio-job'
import { decodeOnPage } from './decode-on-page'
import { type RunOptions, runJob } from './run-job'

/** Does a job, with the page decoding where the worker cannot. `rateFor` gives the sampling rate to decode to. */
export async function runJobWithFallback(
  job: AudioJob,
  rateFor: (sound: UndecodedAudio) => number,
  watch: RunOptions,
): Promise<EncodedAudio> {
  const first = await runJob(job, watch)
  if ('made' in first) return first.made
  const samples = await decodeOnPage(first.undecoded, rateFor(first.undecoded))
  const second = await runJob({ ...job, source: samples }, watch)
  if (!('made' in second)) throw new Error('Decoded sound was not encoded.')
  return second.made
}
