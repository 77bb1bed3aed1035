import { decodeOnPage } from './decode-on-page'
import type { Job, Made, Undecoded } from './job'
import { runJob, type Watch } from './run-job'

/** Does a job, with the page decoding where the worker cannot. `rateFor` gives the sampling rate to decode to. */
export async function make(job: Job, rateFor: (sound: Undecoded) => number, watch: Watch): Promise<Made> {
  const first = await runJob(job, watch)
  if ('made' in first) return first.made
  const samples = await decodeOnPage(first.undecoded, rateFor(first.undecoded))
  const second = await runJob({ ...job, source: samples }, watch)
  if (!('made' in second)) throw new Error('Decoded sound was not encoded.')
  return second.made
}
