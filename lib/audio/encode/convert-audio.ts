import {
  BufferTarget,
  Conversion,
  type ConversionAudioOptions,
  type ConversionCopyOptions,
  type MetadataTags,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import type { EncodedAudio } from './audio-job'
import type { OpenedAudio } from './open-audio'

type ConvertOptions = {
  type: EncodedAudio['type']
  audio?: ConversionAudioOptions
  copy?: ConversionCopyOptions
  tags: MetadataTags
}

/** Returns only the audio as a separate file; null if this browser's worker cannot decode it. */
export async function convertAudio(
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
