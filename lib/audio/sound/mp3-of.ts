import { Quality } from 'mediabunny'
import { convert } from './convert'
import type { Job, Outcome } from './job'
import { lameSettings } from './lame-settings'
import type { Sound } from './open-sound'
import { undecoded } from './undecoded'

/** An MP3 of any sound, with its title and artist. A source that is MP3 already keeps its bytes. */
export async function mp3Of(
  sound: Sound,
  { title, artist, bitrate }: Extract<Job, { task: 'mp3' }>,
  onProgress: (progress: number) => void,
): Promise<Outcome> {
  const isMp3 = (await sound.track.getCodec()) === 'mp3'
  const own = await sound.track.getSampleRate()
  const channels = await sound.track.getNumberOfChannels()
  const lame = lameSettings(own, bitrate)
  const made = await convert(
    sound,
    {
      type: 'audio/mpeg',
      ...(!isMp3 && {
        audio: {
          codec: 'mp3',
          quality: new Quality({ bitrate: lame.bitrate }),
          ...(lame.sampleRate !== own && { sampleRate: lame.sampleRate }),
          ...(channels > 2 && { numberOfChannels: 2 }),
        },
      }),
      tags: { title, artist },
    },
    onProgress,
  )
  return made ? { made } : { undecoded: await undecoded(sound) }
}
