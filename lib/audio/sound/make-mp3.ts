import type { Mp3Bitrate } from './audio-job'
import { lameSettings } from './lame-settings'
import type { RunOptions } from './run-job'
import { runJobWithFallback } from './run-job-with-fallback'

type Tags = { title: string; artist: string; bitrate: Mp3Bitrate }

/**
 * An MP3 of any audio or video file, with its title and artist in ID3 tags, made in a worker. `onProgress` gets 0 to 1.
 * Throws `PublicError` (`sound_…`), or the signal's reason.
 */
export async function makeMp3(source: Blob, tags: Tags, watch: RunOptions = {}): Promise<Blob> {
  const rateFor = ({ sampleRate }: { sampleRate: number }) =>
    lameSettings(sampleRate, tags.bitrate).sampleRate
  const { blob } = await runJobWithFallback({ task: 'mp3', source, ...tags }, rateFor, watch)
  return blob
}
