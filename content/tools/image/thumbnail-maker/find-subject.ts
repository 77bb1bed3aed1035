import type { Box } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { paintDrawing } from '@/lib/images/drawing/paint-drawing'
import { findCropPosition, getAnalysisSize } from '@/lib/images/focus/crop-position'
import { drawScene } from './draw-scene'
import { formats, type ThumbnailScene } from './scene'

/** A scene, and its background image once that is opened. */
export type SceneWithImage = { scene: ThumbnailScene; image: ImageBitmap | undefined }

/** Assumed size of a subject, as a share of the canvas. */
const SUBJECT_SHARE = { width: 0.34, height: 0.56 }

/** In scene pixels, by the resizer's detection. Null without an image or if the image cannot be read. */
export async function findSubject(input: SceneWithImage): Promise<Box | null> {
  const { image, scene } = input
  if (!image || scene.ground.picture === null) return null
  const key = JSON.stringify([scene.format, scene.ground])
  const cachedEntry = subjectCache.get(image)
  if (cachedEntry?.key === key) return cachedEntry.subject
  const subject = locateSubject(image, scene, scene.ground.picture).catch(() => null)
  subjectCache.set(image, { key, subject })
  return subject
}

/** Caches the last subject per image, because text moves more often than the image. */
const subjectCache = new WeakMap<ImageBitmap, { key: string; subject: Promise<Box | null> }>()

async function locateSubject(image: ImageBitmap, scene: ThumbnailScene, id: string): Promise<Box> {
  const { width, height } = formats[scene.format]
  const sampleSize = getAnalysisSize({ width, height })
  const context = createContext(sampleSize)
  const drawing = drawScene({ ...scene, layers: [] }, () => 0)
  paintDrawing(context, drawing, '', new Map([[id, image]]))
  const pixels = context.getImageData(0, 0, sampleSize.width, sampleSize.height)
  const subject = { width: SUBJECT_SHARE.width * width, height: SUBJECT_SHARE.height * height }
  const positionX = await findCropPosition(pixels, { width: subject.width, height })
  const positionY = await findCropPosition(pixels, { width, height: subject.height })
  return {
    x: positionX * (1 - SUBJECT_SHARE.width) * width,
    y: positionY * (1 - SUBJECT_SHARE.height) * height,
    ...subject,
  }
}
