import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { AudioSample } from 'mediabunny'
import { encodeBlocks, SPEECH_FORMAT } from '@/lib/audio/encode/encode-audio'
import { VideoError } from '@/lib/core/errors/video-errors'
import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { type OpenedVideo, openTracks } from './open-video'
import { readSound, SAMPLE_RATE, type SoundPart } from './sound'
import { getTotalSeconds, type VideoPart } from './video-job'

export type SpeechPart = Pick<VideoPart, 'file' | 'details' | 'start' | 'end'>
export type SpeechReply = Blob | 'sound_unreadable'

registerMp3Encoder()

serveWorkerRequests(encodeSpeech)

/** Encodes the sound of the parts, joined, for speech recognition. Returns an error's code if one is damaged. */
async function encodeSpeech(parts: readonly SpeechPart[], onProgress: (share: number) => void): Promise<SpeechReply> {
  const videos = new Map<Blob, OpenedVideo>()
  try {
    for (const { file } of parts) if (!videos.has(file)) videos.set(file, await openTracks(file))
    const getTrack = ({ file, details }: SpeechPart) => (details.hasSound && videos.get(file)?.audioTrack) || null
    const sounds = parts.map((part) => ({ ...part, track: getTrack(part) }))
    return await encodeBlocks(readBlocks(sounds, onProgress), { title: '', artist: '', ...SPEECH_FORMAT })
  } catch (error) {
    if (error instanceof VideoError) return 'sound_unreadable'
    throw error
  } finally {
    for (const { input } of videos.values()) input.dispose()
  }
}

async function* readBlocks(parts: readonly SoundPart[], onProgress: (share: number) => void) {
  const frameCount = getTotalSeconds(parts) * SAMPLE_RATE
  let position = 0
  for await (const data of readSound(parts)) {
    const timestamp = position / SAMPLE_RATE
    yield new AudioSample({ format: 'f32', sampleRate: SAMPLE_RATE, numberOfChannels: 2, timestamp, data })
    position += data.length / 2
    onProgress(position / frameCount)
  }
}
