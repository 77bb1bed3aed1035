import { PDFDocument } from '@cantoo/pdf-lib'
import { downloadZip } from 'client-zip'
import { drawnFile } from '@/lib/drawing/drawn-file'
import type { SlideDrawing } from '@/lib/slides/lay-out-slide'

type Slides = { drawings: readonly SlideDrawing[]; family: string }

/** All slides as PNG in one ZIP, numbered in their order. */
export async function slidesAsZip({ drawings, family }: Slides): Promise<Blob> {
  const lastModified = new Date()
  async function* files() {
    for (const [index, drawing] of drawings.entries()) {
      const name = `slide-${String(index + 1).padStart(2, '0')}.png`
      yield { name, lastModified, input: await drawnFile(drawing, family, 'image/png') }
    }
  }
  return downloadZip(files()).blob()
}

/** All slides as a PDF with a page each, as LinkedIn takes a carousel. */
export async function slidesAsPdf({ drawings, family }: Slides): Promise<Blob> {
  const pdf = await PDFDocument.create()
  for (const drawing of drawings) {
    const file = await drawnFile(drawing, family, 'image/jpeg')
    const picture = await pdf.embedJpg(await file.arrayBuffer())
    const { width, height } = drawing
    pdf.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
  }
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' })
}
