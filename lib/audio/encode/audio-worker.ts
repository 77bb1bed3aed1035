import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  Conversion,
  type ConversionAudioOptions,
  type ConversionCopyOptions,
  type MetadataTags,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  Quality,
} from 'mediabunny'
import { PublicError } from '@/lib/core/errors'
import type {
  AudioJob,
  AudioJobResult,
  AudioSamples,
  AudioWorkerMessage,
  EncodedAudio,
  UndecodedAudio,
} from './audio-job'
import { getLameSettings } from './lame-settings'
import { type OpenedAudio, openAudio } from './open-audio'

type ConvertOptions = {
  type: EncodedAudio['type']
  audio?: ConversionAudioOptions
  copy?: ConversionCopyOptions
  tags: MetadataTags
}

/** The sound alone as a file of its own; null when this browser's worker cannot decode it. */
async function convertAudio(
  { input, seconds }: OpenedAudio,
  { type, audio, copy, tags }: ConvertOptions,
  onProgress: (progress: number) => void,
): Promise<EncodedAudio | null> {
  const target = new BufferTarget()
  const format = type === 'audio/mpeg' ? new Mp3OutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tracks: 'primary',
    video: { discard: true },
    ...(audio && { audio }),
    ...(copy && { copy }),
    tags,
    showWarnings: false,
  })
  if (!conversion.isValid) return null
  conversion.onProgress = onProgress
  await conversion.execute()
  if (!target.buffer) throw new Error('The conversion ended without a file.')
  return { blob: new Blob([target.buffer], { type }), type, seconds }
}

/** The sound for the page to decode: without the pictures where it can be cut out, so that the page holds less in memory. */
async function extractUndecodedAudio(audio: OpenedAudio): Promise<UndecodedAudio> {
  const codec = await audio.track.getCodec()
  const copyOptions = { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY } as const
  const extractedTrack =
    codec === 'aac' ? await convertAudio(audio, { type: 'audio/mp4', copy: copyOptions, tags: {} }, () => {}) : null
  return {
    track: extractedTrack?.blob ?? audio.file,
    seconds: audio.seconds,
    sampleRate: await audio.track.getSampleRate(),
  }
}

/** Speech recognition hears 16 kHz mono (OpenAI's Whisper resamples to it), so a larger file would say no more. */
const SPEECH_FORMAT = { sampleRate: 16_000, channels: 1, bitrate: 32_000 } as const

/** Packets looked at to tell a track's size from its bitrate without reading all of it. */
const PROBE_PACKETS = 500

const copyMimeTypes = { aac: 'audio/mp4', mp3: 'audio/mpeg' } as const

/** The sound as small as speech recognition needs it: copied where it is small enough, else a mono MP3. */
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
  const copyOptions = { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY } as const
  const copiedAudio = await convertAudio(audio, { type: copyMimeTypes[codec], copy: copyOptions, tags: {} }, onProgress)
  return copiedAudio && copiedAudio.blob.size <= maxBytes ? copiedAudio : null
}

/** Frames handed to the encoder at once: about a second. */
const CHUNK_FRAMES = 48_000

type EncodeSamplesOptions = { title: string; artist: string; bitrate: number; channels: number }

/** Samples as an MP3. `channels` is the most that it may have. */
async function encodeSamples(
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

/** An MP3 of any sound, with its title and artist. A source that is MP3 already keeps its bytes. */
async function encodeMp3(
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

registerMp3Encoder()

const postReply = (message: AudioWorkerMessage) => postMessage(message)

let reportedPercent = -1
/** Whole percents: the page has no use for a message a packet. */
const reportProgress = (progress: number) => {
  const percent = Math.floor(progress * 100)
  if (percent > reportedPercent) postReply({ progress })
  reportedPercent = Math.max(reportedPercent, percent)
}

addEventListener('message', ({ data }: MessageEvent<AudioJob>) => {
  processJob(data).then(postReply, (error: unknown) =>
    postReply({ failed: error instanceof PublicError ? error.code : 'sound_unreadable' }),
  )
})

async function processJob(job: AudioJob): Promise<AudioJobResult> {
  const { source } = job
  if (!(source instanceof Blob)) {
    const options = job.task === 'mp3' ? { ...job, channels: 2 } : { ...SPEECH_FORMAT, title: '', artist: '' }
    return { encodedAudio: await encodeSamples(source, options, reportProgress) }
  }
  const audio = await openAudio(source)
  try {
    return job.task === 'mp3'
      ? await encodeMp3(audio, job, reportProgress)
      : await encodeSpeech(audio, job, reportProgress)
  } finally {
    audio.input.dispose()
  }
}
