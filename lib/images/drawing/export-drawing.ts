import { createContext } from '@/lib/images/canvas-context'
import { type DrawingImages, paintDrawing } from './paint-drawing'
import type { Drawing } from './shapes'

/** Browsers that cannot encode `type` write a PNG and report it only in the file's type. Throws without memory. */
export async function exportDrawing(
  drawing: Drawing,
  family: string,
  type: 'image/png' | 'image/jpeg' | 'image/webp',
  { images, quality = 0.95 }: { images?: DrawingImages | undefined; quality?: number } = {},
): Promise<Blob> {
  const context = createContext(drawing, { background: type === 'image/jpeg' ? '#ffffff' : null })
  paintDrawing(context, drawing, family, images)
  return context.canvas.convertToBlob({ type, quality })
}
