import encoders from 'h264-mp4-encoder'
import {
  ALL_FORMATS,
  AudioSample,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
} from 'mediabunny'
import { SAMPLE_RATE } from './tones.ts'

type Film = { packets: EncodedPacket[]; config: VideoDecoderConfig }

export async function encodeFilm(options: {
  width: number
  height: number
  frameRate: number
  seconds: number
}): Promise<Film> {
  const { width, height, frameRate, seconds } = options
  const encoder = await encoders.createH264MP4Encoder()
  Object.assign(encoder, { width, height, frameRate, speed: 10, quantizationParameter: 42, outputFilename: 'film.mp4' })
  encoder.initialize()
  const pixels = new Uint8Array(width * height * 4)
  for (let frame = 0; frame < seconds * frameRate; frame += 1) {
    paintFrame(pixels, width, frame / frameRate / seconds)
    encoder.addFrameRgba(pixels)
  }
  encoder.finalize()
  const file = encoder.FS.readFile('film.mp4')
  encoder.delete()
  return readPackets(file)
}

function paintFrame(pixels: Uint8Array, width: number, progress: number): void {
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const row = Math.floor(offset / 4 / width)
    const band = (Math.floor(row / 64) + Math.floor(progress * 40)) % 4
    pixels[offset] = band * 60
    pixels[offset + 1] = 200 - band * 40
    pixels[offset + 2] = Math.round(progress * 255)
    pixels[offset + 3] = 255
  }
}

async function readPackets(file: Uint8Array): Promise<Film> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(file) })
  const track = await input.getPrimaryVideoTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new Error('The encoder made no video track.')
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  return { packets, config }
}

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
