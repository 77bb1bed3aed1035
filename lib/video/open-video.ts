import {
  BlobSource,
  CanvasSink,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  MPEG_TS,
  QTFF,
  WEBM,
} from 'mediabunny'
import { VideoError } from '@/lib/core/errors/video-errors'
import { formatDuration } from '@/lib/core/format/format-time'
import type { Size } from '@/lib/core/geometry/sizes'
import { describeCodec, getCodecName } from './codec-names'
import { MAX_FRAME_RATE } from './plan-encoding'
import type { VideoDetails } from './video-job'

/** Every file format except HLS, whose playlists would make the visitor's browser fetch the URLs that they name. */
const formats = [MP4, QTFF, MATROSKA, WEBM, MPEG_TS]

const MAX_SECONDS = 3 * 60 * 60

/** Packets at the start of a file that are enough for its mean frame rate. */
const MEASURED_PACKETS = 240

/** Bits that H.264 needs for the picture of one bit in the source: newer codecs need half as many. */
const H264_FACTOR = 1.25
const NEWER_CODEC_FACTOR = 2

export type OpenedVideo = { input: Input; videoTrack: InputVideoTrack; audioTrack: InputAudioTrack | null }

/** Reads only the headers. The caller disposes `input`. Throws `VideoError`. */
export async function openTracks(file: Blob): Promise<OpenedVideo> {
  if (file.size === 0) throw new VideoError('empty')
  const input = new Input({ source: new BlobSource(file), formats })
  try {
    if (!(await input.canRead())) throw new VideoError('not_a_video')
    const videoTrack = await input.getPrimaryVideoTrack()
    const audioTrack = await input.getPrimaryAudioTrack()
    if (!videoTrack) throw new VideoError(audioTrack ? 'no_picture' : 'damaged')
    return { input, videoTrack, audioTrack }
  } catch (error) {
    input.dispose()
    throw error instanceof VideoError ? error : new VideoError('damaged')
  }
}

/** Reads the headers and the last frame, never the whole file. Throws `VideoError`. */
export async function openVideo(file: Blob): Promise<VideoDetails> {
  const { input, videoTrack, audioTrack } = await openTracks(file)
  try {
    if (!(await videoTrack.canDecode())) throw new VideoError('unknown_codec', await describeCodec(videoTrack))
    // A truncated file has headers that promise more frames than there are.
    const lastPacket = await new EncodedPacketSink(videoTrack).getPacket(Number.POSITIVE_INFINITY)
    if (!lastPacket) throw new VideoError('damaged')
    const seconds = lastPacket.timestamp + lastPacket.duration
    if (seconds <= 0) throw new VideoError('no_duration')
    if (seconds > MAX_SECONDS) throw new VideoError('too_long', formatDuration(seconds))
    const { averagePacketRate, averageBitrate } = await videoTrack.computePacketStats(MEASURED_PACKETS)
    const { bestGuessFrameRate } = await videoTrack.computeFrameRateMetrics()
    const size = { width: await videoTrack.getDisplayWidth(), height: await videoTrack.getDisplayHeight() }
    const pixelRate = size.width * size.height * Math.min(MAX_FRAME_RATE, averagePacketRate)
    // The start may be a still title, so the whole file counts too.
    const bitrate = Math.max(averageBitrate, (file.size * 8) / seconds)
    const factor = (await videoTrack.getCodec()) === 'avc' ? H264_FACTOR : NEWER_CODEC_FACTOR
    const unreadableSound = audioTrack && !(await audioTrack.canDecode()) ? await getCodecName(audioTrack) : null
    const tags = await input.getMetadataTags()
    return {
      seconds,
      size,
      frameRate: bestGuessFrameRate,
      meanFrameRate: averagePacketRate,
      bitsPerPixel: (factor * bitrate) / pixelRate,
      hasSound: audioTrack !== null && unreadableSound === null,
      unreadableSound,
      hasLocation: Object.keys(tags.raw ?? {}).some((name) => locationTagPattern.test(name)),
      isHdr: await videoTrack.hasHighDynamicRange(),
    }
  } catch (error) {
    throw error instanceof VideoError ? error : new VideoError('damaged')
  } finally {
    input.dispose()
  }
}

/** `©xyz` and `loci` of MP4, Apple's `com.apple.quicktime.location.ISO6709`, `LOCATION` of Matroska. */
const locationTagPattern = /xyz$|^loci$|location/i

type Sink<Sample> = { samples: (start: number, end: number) => AsyncGenerator<Sample> }

/** Yields what is decoded in a range of seconds. A decoder's error means that the file is damaged. */
export async function* readSamples<Sample>(sink: Sink<Sample>, start: number, end: number): AsyncGenerator<Sample> {
  try {
    yield* sink.samples(start, end)
  } catch {
    throw new VideoError('damaged')
  }
}

/** Yields one frame for each time in ascending order. */
export async function* getFrames(file: Blob, times: readonly number[], size: Size) {
  const { input, videoTrack } = await openTracks(file)
  try {
    const firstTimestamp = await videoTrack.getFirstTimestamp()
    const sink = new CanvasSink(videoTrack, { ...size, fit: 'cover' })
    const frameTimes = times.map((time) => Math.max(time, firstTimestamp))
    for await (const frame of sink.canvasesAtTimestamps(frameTimes)) if (frame) yield frame.canvas
  } finally {
    input.dispose()
  }
}
