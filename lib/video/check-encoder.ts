import { canEncodeVideo } from 'mediabunny'
import { VideoError } from '@/lib/core/errors/video-errors'
import { formatDimensions, type Size } from '@/lib/core/geometry/sizes'

/**
 * Call this before any work. Returns null if this browser can make H.264 videos of this size. WebCodecs for pictures
 * and sound: Chrome and Edge 94, Safari 26, Firefox 130 on computers (web-features of W3C, 2026-11).
 */
export async function checkEncoder(size: Size): Promise<VideoError | null> {
  if (typeof VideoEncoder === 'undefined' || typeof AudioDecoder === 'undefined') return new VideoError('no_encoder')
  if (await canEncodeVideo('avc', size)) return null
  const canEncodeSmall = await canEncodeVideo('avc', { width: 640, height: 360 })
  return canEncodeSmall ? new VideoError('no_encoder_for_size', formatDimensions(size)) : new VideoError('no_encoder')
}
