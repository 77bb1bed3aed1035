import { type DrawingImages, paint } from '@/lib/images/drawing/paint'
import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import { drawBackground, drawTextOverlay, getPanelBox } from './draw-meme'
import type { MemeGifJob } from './gif-worker'
import type { MemeScene } from './scene'

/** Wider ones are megabytes large, and chats show them smaller. */
const MAX_WIDTH = 640

type GifJobSource = {
  scene: MemeScene
  panel: number
  measure: TextMeasurer
  family: string
  images: DrawingImages
}

/** What the GIF's maker needs: everything but the moving picture is painted here, where the typefaces are. */
export async function createGifJob(
  { scene, panel, measure, family, images }: GifJobSource,
  file: Blob,
): Promise<MemeGifJob> {
  const own = scene.pictures[panel]?.width ?? MAX_WIDTH
  const words = drawTextOverlay(scene, measure)
  const panelBox = getPanelBox(scene, panel)
  const scale = Math.min(MAX_WIDTH, Math.max(240, own * (words.width / panelBox.width))) / words.width
  const paintBitmap = (drawing: Drawing) => {
    const size = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)] as const
    const canvas = new OffscreenCanvas(...size)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas to draw on')
    paint(context, drawing, family, images)
    return canvas.transferToImageBitmap()
  }
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    background: paintBitmap(drawBackground(scene, panel)),
    overlay: paintBitmap(words),
    panel: {
      x: Math.round(panelBox.x * scale),
      y: Math.round(panelBox.y * scale),
      width: Math.round(panelBox.width * scale),
      height: Math.round(panelBox.height * scale),
    },
  }
}
