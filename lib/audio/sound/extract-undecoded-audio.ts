import type { UndecodedAudio } from './audio-job'
import { convert } from './convert'
import type { OpenedAudio } from './open-audio'

/** The sound for the page to decode: without the pictures where it can be cut out, so that the page holds less in memory. */
export async function extractUndecodedAudio(sound: OpenedAudio): Promise<UndecodedAudio> {
  const codec = await sound.track.getCodec()
  const copy = { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY } as const
  const cut = codec === 'aac' ? await convert(sound, { type: 'audio/mp4', copy, tags: {} }, () => {}) : null
  return {
    track: cut?.blob ?? sound.file,
    seconds: sound.seconds,
    sampleRate: await sound.track.getSampleRate(),
  }
}
