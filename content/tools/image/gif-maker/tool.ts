import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { MIN_DELAY_MS } from '@/lib/images/gif/delays'
import { defineWidgetTool } from '@/lib/tool/tool'
import { MAX_HEIGHT, MAX_IMAGES, MAX_WIDTH } from './gif-plan'
import { MAX_BYTES, MAX_FRAMES, MAX_SECONDS } from './video-frames'

export default defineWidgetTool({
  loads: 'first-interaction',
  icon: 'image-play',
  order: 100,
  category: 'design',
  startingPoints: ['file'],
  searchWords:
    'make a gif, jpg to gif, png to gif, video to gif converter, gif from photos, compress gif, reverse a gif, animation',
  copyValues: {
    maxFrames: MAX_FRAMES,
    maxHeight: MAX_HEIGHT,
    maxPictures: MAX_IMAGES,
    maxSeconds: MAX_SECONDS,
    maxWidth: MAX_WIDTH,
    minDelayMs: MIN_DELAY_MS,
    videoSize: formatBytesPrecise(MAX_BYTES),
  },
  relatedToolTypes: ['collage-maker', 'meme-maker', 'image-compressor', 'twitter-tweet'],
})
