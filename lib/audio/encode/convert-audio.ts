import {
  ADTS,
  BlobSource,
  BufferTarget,
  Conversion,
  type ConversionAudioOptions,
  FLAC,
  Input,
  type InputAudioTrack,
  MATROSKA,
  type MetadataTags,
  MP3,
  MP4,
  MPEG_TS,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  Output,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny'
import { PublicError } from '@/lib/core/errors'
import type { EncodedAudio, UndecodedAudio } from './audio-job'

export type OpenedAudio = { file: Blob; input: Input; track: InputAudioTrack; seconds: number }

/** Every file format except HLS, whose playlists would make the visitor's browser fetch the URLs that they name. */
const formats = [MP4, QTFF, MATROSKA, WEBM, MP3, WAVE, OGG, ADTS, FLAC, MPEG_TS]

/** Reads only the required parts. Throws `sound_unreadable`, or `sound_missing` if the file has no audio. */
export async function openAudio(file: Blob): Promise<OpenedAudio> {
  const input = new Input({ source: new BlobSource(file), formats })
  if (!(await input.canRead())) throw new PublicError('sound_unreadable')
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new PublicError('sound_missing')
  const seconds = (await track.getDurationFromMetadata()) ?? (await track.computeDuration())
  return { file, input, track, seconds }
}

type ConvertOptions = {
  type: EncodedAudio['type']
  audio?: ConversionAudioOptions
  /** Whether to copy the packets without encoding. */
  shouldCopy?: true
  tags: MetadataTags
}

/** Returns only the audio as a separate file; null if this browser's worker cannot decode it. */
export async function convertAudio(
  { input, seconds }: OpenedAudio,
  { type, audio, shouldCopy, tags }: ConvertOptions,
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
    ...(shouldCopy && { copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY } }),
    tags,
    showWarnings: false,
  })
  if (!conversion.isValid) return null
  conversion.onProgress = onProgress
  await conversion.execute()
  if (!target.buffer) throw new Error('The conversion ended without a file.')
  return { blob: new Blob([target.buffer], { type }), type, seconds }
}

/** Returns the audio for the page to decode, without the video track if possible, to save memory. */
export async function extractUndecodedAudio(audio: OpenedAudio): Promise<UndecodedAudio> {
  const codec = await audio.track.getCodec()
  const extractedTrack =
    codec === 'aac' ? await convertAudio(audio, { type: 'audio/mp4', shouldCopy: true, tags: {} }, () => {}) : null
  return {
    track: extractedTrack?.blob ?? audio.file,
    seconds: audio.seconds,
    sampleRate: await audio.track.getSampleRate(),
  }
}
