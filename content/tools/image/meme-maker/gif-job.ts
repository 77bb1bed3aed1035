import { type DrawingImages, paintDrawing } from '@/lib/images/drawing/paint-drawing'
import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import { drawBackground, drawTextOverlay, getPanelBox } from './draw-meme'
import type { MemeGifJob } from './gif-worker'
import type { MemeScene } from './scene'

/** Wider ones are megabytes large, and chats show them smaller. */
const MAX_WIDTH = 640

type GifJobSource = {
  scene: MemeScene
  panelIndex: number
  measure: TextMeasurer
  family: string
  images: DrawingImages
}

/** What the GIF's maker needs: everything but the moving picture is painted here, where the typefaces are. */
export async function createGifJob(
  { scene, panelIndex, measure, family, images }: GifJobSource,
  file: Blob,
): Promise<MemeGifJob> {
  const imageWidth = scene.pictures[panelIndex]?.width ?? MAX_WIDTH
  const overlayDrawing = drawTextOverlay(scene, measure)
  const panelBox = getPanelBox(scene, panelIndex)
  const scale =
    Math.min(MAX_WIDTH, Math.max(240, imageWidth * (overlayDrawing.width / panelBox.width))) / overlayDrawing.width
  const paintBitmap = (drawing: Drawing) => {
    const size = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)] as const
    const canvas = new OffscreenCanvas(...size)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas to draw on')
    paintDrawing(context, drawing, family, images)
    return canvas.transferToImageBitmap()
  }
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    background: paintBitmap(drawBackground(scene, panelIndex)),
    overlay: paintBitmap(overlayDrawing),
    panelBox: {
      x: Math.round(panelBox.x * scale),
      y: Math.round(panelBox.y * scale),
      width: Math.round(panelBox.width * scale),
      height: Math.round(panelBox.height * scale),
    },
  }
}
