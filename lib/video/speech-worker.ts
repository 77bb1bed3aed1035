import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { AudioSample } from 'mediabunny'
import { encodeBlocks, SPEECH_FORMAT } from '@/lib/audio/encode/encode-audio'
import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { type OpenedVideo, openTracks } from './open-video'
import { readSound, SAMPLE_RATE, type SoundPart } from './sound'
import { getTotalSeconds, type VideoPart } from './video-job'

export type SpeechPart = Pick<VideoPart, 'file' | 'details' | 'start' | 'end'>

registerMp3Encoder()

serveWorkerRequests(encodeSpeech)

/** Encodes the sound of the parts, one after the other, for speech recognition. Null if no part has readable sound. */
async function encodeSpeech(parts: readonly SpeechPart[], onProgress: (share: number) => void): Promise<Blob | null> {
  const videos: OpenedVideo[] = []
  try {
    for (const { file } of parts) videos.push(await openTracks(file))
    const sounds = parts.map(({ details, start, end }, index) => {
      const track = details.unreadableSound === null ? videos[index]?.audioTrack : null
      return { start, end, track: track ?? null }
    })
    if (sounds.every(({ track }) => track === null)) return null
    return await encodeBlocks(readBlocks(sounds, onProgress), { title: '', artist: '', ...SPEECH_FORMAT })
  } finally {
    for (const { input } of videos) input.dispose()
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
