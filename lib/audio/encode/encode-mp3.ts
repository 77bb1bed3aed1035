import { Quality } from 'mediabunny'
import type { AudioJob, AudioJobResult } from './audio-job'
import { convertAudio } from './convert-audio'
import { extractUndecodedAudio } from './extract-undecoded-audio'
import { getLameSettings } from './lame-settings'
import type { OpenedAudio } from './open-audio'

/** Encodes any audio as MP3 with its title and artist. A source that is already MP3 is copied without encoding. */
export async function encodeMp3(
  audio: OpenedAudio,
  { title, artist, bitrate }: Extract<AudioJob, { task: 'mp3' }>,
  onProgress: (progress: number) => void,
): Promise<AudioJobResult> {
  const isMp3 = (await audio.track.getCodec()) === 'mp3'
  const sourceSampleRate = await audio.track.getSampleRate()
  const channelCount = await audio.track.getNumberOfChannels()
  const encoderSettings = getLameSettings(sourceSampleRate, bitrate)
  const encodedAudio = await convertAudio(
    audio,
    {
      type: 'audio/mpeg',
      ...(!isMp3 && {
        audio: {
          codec: 'mp3',
          quality: new Quality({ bitrate: encoderSettings.bitrate }),
          ...(encoderSettings.sampleRate !== sourceSampleRate && { sampleRate: encoderSettings.sampleRate }),
          ...(channelCount > 2 && { numberOfChannels: 2 }),
        },
      }),
      tags: { title, artist },
    },
    onProgress,
  )
  return encodedAudio ? { encodedAudio } : { undecodedAudio: await extractUndecodedAudio(audio) }
}
