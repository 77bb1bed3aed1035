import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  EncodedVideoPacketSource,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
} from 'mediabunny'
import type { Film } from './film.ts'
import { SAMPLE_RATE } from './tones.ts'

type Sound = { samples: Float32Array<ArrayBuffer>; samplesPerSecond?: number; bitrate?: number }

/** Encodes an MP4 with H.264 and AAC. `moov: 'end'` puts the index after the media, as cameras do. */
export function encodeMp4(content: { film?: Film; sound?: Sound; moov?: 'start' | 'end' }): Promise<Uint8Array> {
  const format = new Mp4OutputFormat({ fastStart: content.moov === 'end' ? false : 'in-memory' })
  return encodeFile(format, 'aac', content)
}

/** Encodes a constant bit rate MP3 without the Xing frame that would give its length. */
export function encodeMp3(sound: Sound): Promise<Uint8Array> {
  return encodeFile(new Mp3OutputFormat({ xingHeader: false }), 'mp3', { sound })
}

async function encodeFile(
  format: OutputFormat,
  codec: 'aac' | 'mp3',
  { film, sound }: { film?: Film; sound?: Sound },
): Promise<Uint8Array> {
  const output = new Output({ format, target: new BufferTarget() })
  const video = film && new EncodedVideoPacketSource('avc')
  const audio = sound && new AudioSampleSource({ codec, bitrate: sound.bitrate ?? 64_000 })
  if (video) output.addVideoTrack(video)
  if (audio) output.addAudioTrack(audio)
  await output.start()
  if (video && film) await addFilm(video, film)
  if (audio && sound) await addSound(audio, sound)
  await output.finalize()
  if (!output.target.buffer) throw new Error('Nothing was written.')
  return new Uint8Array(output.target.buffer)
}

async function addFilm(source: EncodedVideoPacketSource, { packets, config }: Film): Promise<void> {
  for (const [index, packet] of packets.entries()) {
    await source.add(packet, index === 0 ? { decoderConfig: config } : undefined)
  }
}

async function addSound(source: AudioSampleSource, { samples, samplesPerSecond = SAMPLE_RATE }: Sound): Promise<void> {
  const sample = new AudioSample({
    data: samples,
    format: 'f32-planar',
    numberOfChannels: 1,
    sampleRate: samplesPerSecond,
    timestamp: 0,
  })
  await source.add(sample)
  sample.close()
}
