import type { SpeechInfo } from '@/lib/audio/speech/speech-part'
import { buildWavFile } from '@/lib/audio/speech/wav'

type Mp3Tags = { title: string; voice: string }
type EncodingOptions = { onProgress: (progress: number) => void; signal: AbortSignal }

/** The sound as MP3: as it came, or made from the WAV in the browser, with a title and that its voice is synthetic. */
export async function toMp3(file: Blob, { title, voice }: Mp3Tags, options: EncodingOptions): Promise<Blob> {
  if (file.type === 'audio/mpeg') return file
  const { convertToMp3 } = await import('@/lib/audio/encode/convert-to-mp3')
  return convertToMp3(file, { title, artist: `${voice} (synthetic voice)`, bitrate: 128_000 }, options)
}

/**
 * What makes the WAV: the robotic voice's file as it came, else the samples; null while, or where, there are none. A model's
 * server may send a WAV whose header does not know its length.
 */
export function getWavFactory(
  file: Blob,
  samples: Float32Array<ArrayBuffer> | null,
  { engine, sampleRate }: Pick<SpeechInfo, 'engine' | 'sampleRate'>,
): (() => Blob) | null {
  if (engine === 'basic') return () => file
  return samples && (() => buildWavFile(samples, sampleRate))
}
