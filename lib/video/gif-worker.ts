import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, Quality } from 'mediabunny'
import { createContext } from '@/lib/images/canvas-context'
import { decodeAnimation } from '@/lib/images/open/decode-animation'
import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'

serveWorkerRequests(encodeGif)

/** TikTok takes no shorter video (developers.tiktok.com, media transfer guide, 2026-11). */
const MIN_SECONDS = 3

/** Enough for sharp edges of drawings; the video is encoded again when the visitor exports it. */
const BITS_PER_PIXEL = 4
const MIN_BITRATE = 1_000_000

/** The width and height are in the header, two bytes each. H.264 requires even sides. */
function readEvenSize(bytes: Uint8Array<ArrayBuffer>) {
  const header = new DataView(bytes.buffer)
  const [width, height] = bytes.length < 10 ? [0, 0] : [header.getUint16(6, true), header.getUint16(8, true)]
  return { width: Math.max(2, width & ~1), height: Math.max(2, height & ~1) }
}

/**
 * Encodes a GIF as an MP4 of the same name, without sound and on white where it is transparent. A short loop is
 * repeated for at least three seconds. Throws `ImageError` for a damaged GIF.
 */
async function encodeGif(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const size = readEvenSize(bytes)
  const context = createContext(size)
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const bitrate = Math.max(MIN_BITRATE, size.width * size.height * BITS_PER_PIXEL)
  const source = new CanvasSource(context.canvas, { codec: 'avc', quality: new Quality({ bitrate }) })
  output.addVideoTrack(source)
  await output.start()
  let timestamp = 0
  do {
    for await (const { image, durationMs } of decodeAnimation(bytes, 'gif')) {
      context.fillStyle = '#ffffff'
      context.fillRect(0, 0, size.width, size.height)
      context.drawImage(image, 0, 0)
      await source.add(timestamp, durationMs / 1000)
      timestamp += durationMs / 1000
    }
  } while (timestamp < MIN_SECONDS)
  await output.finalize()
  if (!target.buffer) throw new Error('The encoder ended without a file.')
  return new File([target.buffer], file.name, { type: 'video/mp4' })
}
