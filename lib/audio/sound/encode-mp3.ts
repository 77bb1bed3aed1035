import { Quality } from 'mediabunny'
import type { AudioJob, AudioJobResult } from './audio-job'
import { convert } from './convert'
import { extractUndecodedAudio } from './extract-undecoded-audio'
import { lameSettings } from './lame-settings'
import type { OpenedAudio } from './open-audio'

/** An MP3 of any sound, with its title and artist. A source that is MP3 already keeps its bytes. */
export async function encodeMp3(
  sound: OpenedAudio,
  { title, artist, bitrate }: Extract<AudioJob, { task: 'mp3' }>,
  onProgress: (progress: number) => void,
): Promise<AudioJobResult> {
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
  return made ? { made } : { undecoded: await extractUndecodedAudio(sound) }
}
