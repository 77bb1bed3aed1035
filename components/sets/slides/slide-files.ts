import { downloadZip } from 'client-zip'
import { exportDrawing } from '@/lib/images/drawing/export-drawing'
import type { DrawingImages } from '@/lib/images/drawing/paint-drawing'
import type { Drawing } from '@/lib/images/drawing/shapes'
import { createPdf } from '@/lib/images/encode/pdf'

type SlidesInput = {
  drawings: readonly Drawing[]
  family: string
  images?: DrawingImages | undefined
  fileNamePrefix?: string
}

export async function exportSlidesAsZip({ drawings, family, images, fileNamePrefix = 'slide' }: SlidesInput) {
  const lastModified = new Date()
  async function* generateFiles() {
    for (const [index, drawing] of drawings.entries()) {
      const name = `${fileNamePrefix}-${String(index + 1).padStart(2, '0')}.png`
      yield { name, lastModified, input: await exportDrawing(drawing, family, 'image/png', { images }) }
    }
  }
  return downloadZip(generateFiles()).blob()
}

/** Exports all slides as a PDF with one page each, the format of LinkedIn carousels. */
export async function exportSlidesAsPdf({ drawings, family, images }: SlidesInput): Promise<Blob> {
  // Draws one canvas at a time, because phones lack the memory for fifty canvases.
  const pages = await Array.fromAsync(drawings, async (drawing) => ({
    image: await exportDrawing(drawing, family, 'image/jpeg', { images }),
    page: drawing,
  }))
  return createPdf(pages)
}
