import { Quality } from 'mediabunny'
import { CatalogueError } from '@/lib/core/errors'
import { convert } from './convert'
import type { Job, Made, Outcome } from './job'
import type { Sound } from './open-sound'
import { undecoded } from './undecoded'

/** Speech recognition hears 16 kHz mono (OpenAI's Whisper resamples to it), so a larger file would say no more. */
export const SPEECH = { sampleRate: 16_000, channels: 1, bitrate: 32_000 } as const

/** Packets looked at to tell a track's size from its bitrate without reading all of it. */
const PROBE_PACKETS = 500

const copied = { aac: 'audio/mp4', mp3: 'audio/mpeg' } as const

/** The sound as small as speech recognition needs it: copied where it is small enough, else a mono MP3. */
export async function speechOf(
  sound: Sound,
  { maxBytes, maxSeconds }: Extract<Job, { task: 'speech' }>,
  onProgress: (progress: number) => void,
): Promise<Outcome> {
  if (sound.seconds > maxSeconds) throw new CatalogueError('sound_too_long')
  const copy = await copyOf(sound, maxBytes, onProgress)
  if (copy) return { made: copy }
  if ((SPEECH.bitrate / 8) * sound.seconds > maxBytes) throw new CatalogueError('sound_too_long')
  const made = await convert(
    sound,
    {
      type: 'audio/mpeg',
      audio: {
        codec: 'mp3',
        numberOfChannels: SPEECH.channels,
        sampleRate: SPEECH.sampleRate,
        quality: new Quality({ bitrate: SPEECH.bitrate }),
        forceTranscode: true,
      },
      tags: {},
    },
    onProgress,
  )
  return made ? { made } : { undecoded: await undecoded(sound) }
}

async function copyOf(
  sound: Sound,
  maxBytes: number,
  onProgress: (progress: number) => void,
): Promise<Made | null> {
  const codec = await sound.track.getCodec()
  if (codec !== 'aac' && codec !== 'mp3') return null
  const { averageBitrate } = await sound.track.computePacketStats(PROBE_PACKETS)
  if ((averageBitrate / 8) * sound.seconds > maxBytes) return null
  const copy = { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY } as const
  const made = await convert(sound, { type: copied[codec], copy, tags: {} }, onProgress)
  return made && made.blob.size <= maxBytes ? made : null
}
