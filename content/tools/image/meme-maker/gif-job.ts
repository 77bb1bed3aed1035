import { type Pictures, paint } from '@/lib/images/drawing/paint'
import type { Drawing, Measure } from '@/lib/images/drawing/shapes'
import { drawGround, drawWords, panelOf } from './draw-meme'
import type { GifJob } from './gif-worker'
import type { MemeScene } from './scene'

/** Wider ones are megabytes large, and chats show them smaller. */
const WIDEST = 640

type Drawn = { scene: MemeScene; panel: number; measure: Measure; family: string; pictures: Pictures }

/** What the GIF's maker needs: everything but the moving picture is painted here, where the typefaces are. */
export async function gifJob(
  { scene, panel, measure, family, pictures }: Drawn,
  file: Blob,
): Promise<GifJob> {
  const own = scene.pictures[panel]?.width ?? WIDEST
  const words = drawWords(scene, measure)
  const place = panelOf(scene, panel)
  const scale = Math.min(WIDEST, Math.max(240, own * (words.width / place.width))) / words.width
  const painted = (drawing: Drawing) => {
    const size = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)] as const
    const canvas = new OffscreenCanvas(...size)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas to draw on')
    paint(context, drawing, family, pictures)
    return canvas.transferToImageBitmap()
  }
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    below: painted(drawGround(scene, panel)),
    above: painted(words),
    panel: {
      x: Math.round(place.x * scale),
      y: Math.round(place.y * scale),
      width: Math.round(place.width * scale),
      height: Math.round(place.height * scale),
    },
  }
}
