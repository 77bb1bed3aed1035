import { VideoError } from '@/lib/core/errors/video-errors'
import { fitWithin, type Point, type Size } from '@/lib/core/geometry/sizes'
import { createRandomId } from '@/lib/core/random-id'
import { createFrameChooser } from '@/lib/images/focus/choose-frame'
import { convertGif } from '@/lib/video/make-video'
import { getFrames, openVideo } from '@/lib/video/open-video'
import { COMMON_FRAME_RATE } from '@/lib/video/plan-encoding'
import type { Clip } from './clips'

const isGif = async (file: File) => (await file.slice(0, 4).text()) === 'GIF8'

/** Opens a video, or a GIF as one. The frame starts where the heads are. Throws an error for the visitor. */
export async function openClip(file: File): Promise<Clip> {
  if (typeof VideoEncoder === 'undefined') throw new VideoError('no_encoder')
  const video = (await isGif(file)) ? await convertGif(file) : file
  const details = await openVideo(video)
  if (video !== file) details.frameRate = COMMON_FRAME_RATE
  const center = await findCenter(video, details.seconds / 3, details.size).catch(() => ({ x: 0.5, y: 0.5 }))
  return { id: createRandomId(), file: video, details, start: 0, end: details.seconds, rotation: 0, zoom: 1, center }
}

const ANALYSIS_SIZE = { width: 640, height: 640 }

async function findCenter(file: File, time: number, size: Size): Promise<Point> {
  const frameSize = fitWithin(size, ANALYSIS_SIZE)
  for await (const frame of getFrames(file, [time], frameSize)) {
    const choose = createFrameChooser(frame, frameSize)
    const box = await choose(size.width > size.height ? { width: 9, height: 16 } : { width: 1, height: 1 })
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  return { x: 0.5, y: 0.5 }
}
