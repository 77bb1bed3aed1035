import type { Box } from '@/components/editor/editor-tool'
import { paint } from '@/lib/images/drawing/paint'
import { bestPlace, lookedAt } from '@/lib/images/focus/best-place'
import { drawScene } from './draw-scene'
import { formats, type Scene } from './scene'

/** A scene, and its background picture once that is opened. */
export type Shown = { scene: Scene; picture: ImageBitmap | undefined }

/** How much of the canvas a subject is taken to fill. */
const SHARE = { width: 0.34, height: 0.56 }

/** Where the background picture shows most of what matters, as the resizer looks for it, in pixels of the scene; null without one, or where it cannot be looked at. */
export async function findSubject(shown: Shown): Promise<Box | null> {
  const { picture, scene } = shown
  if (!picture || scene.ground.picture === null) return null
  const key = JSON.stringify([scene.format, scene.ground])
  const last = found.get(picture)
  if (last?.key === key) return last.subject
  const subject = lookFor(picture, scene, scene.ground.picture).catch(() => null)
  found.set(picture, { key, subject })
  return subject
}

/** The last one of each picture: words are moved more often than it is. */
const found = new WeakMap<ImageBitmap, { key: string; subject: Promise<Box | null> }>()

async function lookFor(picture: ImageBitmap, scene: Scene, id: string): Promise<Box | null> {
  const { width, height } = formats[scene.format]
  const small = lookedAt({ width, height })
  const context = new OffscreenCanvas(small.width, small.height).getContext('2d')
  if (!context) return null
  paint(
    context,
    drawScene({ ...scene, layers: [] }, () => 0),
    '',
    new Map([[id, picture]]),
  )
  const pixels = context.getImageData(0, 0, small.width, small.height)
  const across = await bestPlace(pixels, { width: SHARE.width * width, height })
  const down = await bestPlace(pixels, { width, height: SHARE.height * height })
  return {
    x: across * (1 - SHARE.width) * width,
    y: down * (1 - SHARE.height) * height,
    width: SHARE.width * width,
    height: SHARE.height * height,
  }
}
