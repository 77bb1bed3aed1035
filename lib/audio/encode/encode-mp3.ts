import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output, Quality } from 'mediabunny'
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

type EncodeSamplesOptions = { title: string; artist: string; bitrate: number; channels: number }

/** Encodes samples as MP3. `channels` is the maximum number of channels. */
export async function encodeSamples(
  { channels: sourceChannels, sampleRate }: AudioSamples,
  { title, artist, bitrate, channels: maxChannels }: EncodeSamplesOptions,
  onProgress: (progress: number) => void,
): Promise<EncodedAudio> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp3OutputFormat(), target })
  const encoderSettings = getLameSettings(sampleRate, bitrate)
  const track = new AudioSampleSource({
    codec: 'mp3',
    quality: new Quality({ bitrate: encoderSettings.bitrate }),
    transform: {
      numberOfChannels: Math.min(sourceChannels.length, maxChannels),
      sampleRate: encoderSettings.sampleRate,
    },
  })
  output.addAudioTrack(track)
  output.setMetadataTags({ title, artist })
  await output.start()
  const frameCount = sourceChannels[0]?.length ?? 0
  for (let startFrame = 0; startFrame < frameCount; startFrame += CHUNK_FRAMES) {
    const sample = new AudioSample({
      data: extractPlanes(sourceChannels, startFrame, Math.min(startFrame + CHUNK_FRAMES, frameCount)),
      format: 'f32-planar',
      numberOfChannels: sourceChannels.length,
      sampleRate,
      timestamp: startFrame / sampleRate,
    })
    await track.add(sample)
    sample.close()
    onProgress(startFrame / frameCount)
  }
  await output.finalize()
  if (!target.buffer) throw new Error('The encoder ended without a file.')
  return {
    blob: new Blob([target.buffer], { type: 'audio/mpeg' }),
    type: 'audio/mpeg',
    seconds: frameCount / sampleRate,
  }
}

function extractPlanes(
  channels: readonly Float32Array[],
  startFrame: number,
  endFrame: number,
): Float32Array<ArrayBuffer> {
  const data = new Float32Array((endFrame - startFrame) * channels.length)
  for (const [index, channel] of channels.entries())
    data.set(channel.subarray(startFrame, endFrame), index * (endFrame - startFrame))
  return data
}
