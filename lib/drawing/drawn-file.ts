import { paint } from './paint'
import type { Drawing } from './shapes'

/** A drawing as a picture file of its own size, painted as it is on the page. Throws where the browser has no memory for it. */
export async function drawnFile(
  drawing: Drawing,
  family: string,
  type: 'image/png' | 'image/jpeg',
): Promise<Blob> {
  const canvas = new OffscreenCanvas(drawing.width, drawing.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw on')
  paint(context, drawing, family)
  return canvas.convertToBlob({ type, quality: 0.95 })
}
