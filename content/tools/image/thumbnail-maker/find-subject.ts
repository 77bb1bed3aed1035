import { type Box, fitWithin } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { paintDrawing } from '@/lib/images/drawing/paint-drawing'
import { createFrameChooser } from '@/lib/images/focus/choose-frame'
import { drawScene } from './draw-scene'
import { formats, type ThumbnailScene } from './scene'

/** A scene, and its background image once that is opened. */
export type SceneWithImage = { scene: ThumbnailScene; image: ImageBitmap | undefined }

/** Assumed size of a subject, as a share of the canvas. */
const SUBJECT_SHARE = { width: 0.34, height: 0.56 }

/** Enough for `createFrameChooser`, in pixels. */
const SAMPLE_SIDE = 640

/** In scene pixels. Null without an image or if the image cannot be read. */
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
  const sampleSize = fitWithin({ width, height }, { width: SAMPLE_SIDE, height: SAMPLE_SIDE })
  const context = createContext(sampleSize)
  const drawing = drawScene({ ...scene, layers: [] }, () => 0)
  paintDrawing(context, drawing, '', new Map([[id, image]]))
  const choose = createFrameChooser(context.canvas, sampleSize)
  const subject = { width: SUBJECT_SHARE.width * width, height: SUBJECT_SHARE.height * height }
  const { x } = await choose({ width: subject.width, height })
  const { y } = await choose({ width, height: subject.height })
  return { x: x * width, y: y * height, ...subject }
}
