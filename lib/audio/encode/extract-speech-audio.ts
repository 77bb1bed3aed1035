import type { EncodedAudio } from './audio-job'
import type { AudioJobOptions } from './run-audio-job'
import { runAudioJobWithFallback } from './run-audio-job-with-fallback'

type SpeechAudioLimits = {
  maxBytes: number
  /** Default: one hour. */
  maxSeconds?: number
}

/**
 * Extracts the audio of the visitor's own file, small enough to send to speech recognition. AAC and MP3 are copied if
 * they fit; other formats become a mono MP3 of 32 kbit/s. The file is read in chunks. `onProgress` gets 0 to 1. Throws
 * `PublicError` (`sound_…`), or the signal's reason.
 */
export async function extractSpeechAudio(
  file: Blob,
  { maxBytes, maxSeconds = 3_600 }: SpeechAudioLimits,
  options: AudioJobOptions = {},
): Promise<EncodedAudio> {
  return runAudioJobWithFallback({ task: 'speech', source: file, maxBytes, maxSeconds }, () => 16_000, options)
}
