import type { UndecodedAudio } from './audio-job'
import { convertAudio } from './convert-audio'
import type { OpenedAudio } from './open-audio'

/** Returns the audio for the page to decode, without the video track if possible, to save memory. */
export async function extractUndecodedAudio(audio: OpenedAudio): Promise<UndecodedAudio> {
  const codec = await audio.track.getCodec()
  const copyOptions = { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY } as const
  const extractedTrack =
    codec === 'aac' ? await convertAudio(audio, { type: 'audio/mp4', copy: copyOptions, tags: {} }, () => {}) : null
  return {
    track: extractedTrack?.blob ?? audio.file,
    seconds: audio.seconds,
    sampleRate: await audio.track.getSampleRate(),
  }
}
