import encoders from 'h264-mp4-encoder'
import { ALL_FORMATS, BufferSource, type EncodedPacket, EncodedPacketSink, Input } from 'mediabunny'

export type Film = { packets: EncodedPacket[]; config: VideoDecoderConfig }

export async function encodeFilm(options: {
  width: number
  height: number
  frameRate: number
  seconds: number
}): Promise<Film> {
  const { width, height, frameRate, seconds } = options
  const encoder = await encoders.createH264MP4Encoder()
  Object.assign(encoder, {
    width,
    height,
    frameRate,
    speed: 10,
    quantizationParameter: 42,
    outputFilename: 'film.mp4',
  })
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
