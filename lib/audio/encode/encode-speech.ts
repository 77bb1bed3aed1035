import { Quality } from 'mediabunny'
import { PublicError } from '@/lib/core/errors'
import type { AudioJob, AudioJobResult, EncodedAudio } from './audio-job'
import { convertAudio, extractUndecodedAudio, type OpenedAudio } from './convert-audio'

/** Speech recognition uses 16 kHz mono (OpenAI's Whisper resamples to it), so a larger file adds no information. */
export const SPEECH_FORMAT = { sampleRate: 16_000, channels: 1, bitrate: 32_000 } as const

/** Packets sampled to estimate a track's size from its bitrate without reading the whole track. */
const PROBE_PACKETS = 500

const copyMimeTypes = { aac: 'audio/mp4', mp3: 'audio/mpeg' } as const

/** Encodes the audio for speech recognition: copies it if it is small enough, else encodes a mono MP3. */
export async function encodeSpeech(
  audio: OpenedAudio,
  { maxBytes, maxSeconds }: Extract<AudioJob, { task: 'speech' }>,
  onProgress: (progress: number) => void,
): Promise<AudioJobResult> {
  if (audio.seconds > maxSeconds) throw new PublicError('sound_too_long')
  const copiedAudio = await copyTrack(audio, maxBytes, onProgress)
  if (copiedAudio) return { encodedAudio: copiedAudio }
  if ((SPEECH_FORMAT.bitrate / 8) * audio.seconds > maxBytes) throw new PublicError('sound_too_long')
  const encodedAudio = await convertAudio(
    audio,
    {
      type: 'audio/mpeg',
      audio: {
        codec: 'mp3',
        numberOfChannels: SPEECH_FORMAT.channels,
        sampleRate: SPEECH_FORMAT.sampleRate,
        quality: new Quality({ bitrate: SPEECH_FORMAT.bitrate }),
        forceTranscode: true,
      },
      tags: {},
    },
    onProgress,
  )
  return encodedAudio ? { encodedAudio } : { undecodedAudio: await extractUndecodedAudio(audio) }
}

async function copyTrack(
  audio: OpenedAudio,
  maxBytes: number,
  onProgress: (progress: number) => void,
): Promise<EncodedAudio | null> {
  const codec = await audio.track.getCodec()
  if (codec !== 'aac' && codec !== 'mp3') return null
  const { averageBitrate } = await audio.track.computePacketStats(PROBE_PACKETS)
  if ((averageBitrate / 8) * audio.seconds > maxBytes) return null
  const copiedAudio = await convertAudio(audio, { type: copyMimeTypes[codec], shouldCopy: true, tags: {} }, onProgress)
  return copiedAudio && copiedAudio.blob.size <= maxBytes ? copiedAudio : null
}
