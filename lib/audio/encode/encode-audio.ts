import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output, Quality } from 'mediabunny'
import { PublicError } from '@/lib/core/errors'
import { type AudioJob, type AudioJobResult, type AudioSamples, type EncodedAudio, getLameSettings } from './audio-job'
import { convertAudio, extractUndecodedAudio, type OpenedAudio } from './convert-audio'

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

/** Frames passed to the encoder per call: about a second. */
const CHUNK_FRAMES = 48_000

type Mp3Options = { title: string; artist: string; bitrate: number; sampleRate: number; channels: number }

/** Encodes samples as MP3. `channels` is the maximum number of channels. */
export async function encodeSamples(
  { channels: sourceChannels, sampleRate }: AudioSamples,
  options: Omit<Mp3Options, 'sampleRate'>,
  onProgress: (progress: number) => void,
): Promise<EncodedAudio> {
  const frameCount = sourceChannels[0]?.length ?? 0
  const numberOfChannels = sourceChannels.length

  function* splitSamples() {
    for (let startFrame = 0; startFrame < frameCount; startFrame += CHUNK_FRAMES) {
      const data = extractPlanes(sourceChannels, startFrame, Math.min(startFrame + CHUNK_FRAMES, frameCount))
      const timestamp = startFrame / sampleRate
      yield new AudioSample({ data, format: 'f32-planar', numberOfChannels, sampleRate, timestamp })
      onProgress(startFrame / frameCount)
    }
  }
  const channels = Math.min(numberOfChannels, options.channels)
  const blob = await encodeBlocks(splitSamples(), { ...options, sampleRate, channels })
  return { blob, type: 'audio/mpeg', seconds: frameCount / sampleRate }
}

/** Encodes consecutive blocks of sound as MP3. Expects the MP3 encoder to be registered. */
export async function encodeBlocks(
  blocks: Iterable<AudioSample> | AsyncIterable<AudioSample>,
  { title, artist, bitrate, sampleRate, channels }: Mp3Options,
): Promise<Blob> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp3OutputFormat(), target })
  const encoderSettings = getLameSettings(sampleRate, bitrate)
  const track = new AudioSampleSource({
    codec: 'mp3',
    quality: new Quality({ bitrate: encoderSettings.bitrate }),
    transform: { numberOfChannels: channels, sampleRate: encoderSettings.sampleRate },
  })
  output.addAudioTrack(track)
  output.setMetadataTags({ title, artist })
  await output.start()
  for await (const block of blocks) {
    await track.add(block)
    block.close()
  }
  await output.finalize()
  if (!target.buffer) throw new Error('The encoder ended without a file.')
  return new Blob([target.buffer], { type: 'audio/mpeg' })
}

function extractPlanes(channels: readonly Float32Array[], startFrame: number, endFrame: number) {
  const data = new Float32Array((endFrame - startFrame) * channels.length)
  for (const [index, channel] of channels.entries())
    data.set(channel.subarray(startFrame, endFrame), index * (endFrame - startFrame))
  return data
}

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

async function copyTrack(audio: OpenedAudio, maxBytes: number, onProgress: (progress: number) => void) {
  const codec = await audio.track.getCodec()
  if (codec !== 'aac' && codec !== 'mp3') return null
  const { averageBitrate } = await audio.track.computePacketStats(PROBE_PACKETS)
  if ((averageBitrate / 8) * audio.seconds > maxBytes) return null
  const copiedAudio = await convertAudio(audio, { type: copyMimeTypes[codec], shouldCopy: true, tags: {} }, onProgress)
  return copiedAudio && copiedAudio.blob.size <= maxBytes ? copiedAudio : null
}
