import { PDFDocument } from '@cantoo/pdf-lib'
import type { Size } from '@/lib/core/geometry/sizes'

type PdfPage = {
  image: Blob
  /** Page size in points, 72 to the inch. */
  page: Size
  /** The margin on each side, in points. */
  margin?: number
}

/** Creates a PDF with one image per page, centered and as large as it fits. Its metadata names no date or program. */
export async function createPdf(pages: readonly PdfPage[]): Promise<Blob> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  for (const { image: imageBlob, page: pageSize, margin = 0 } of pages) {
    const bytes = await imageBlob.arrayBuffer()
    const image = imageBlob.type === 'image/png' ? await pdf.embedPng(bytes) : await pdf.embedJpg(bytes)
    const { width, height } = image.scaleToFit(pageSize.width - 2 * margin, pageSize.height - 2 * margin)
    const [x, y] = [(pageSize.width - width) / 2, (pageSize.height - height) / 2]
    pdf.addPage([pageSize.width, pageSize.height]).drawImage(image, { x, y, width, height })
  }
  return savePdf(pdf)
}

export async function mergePdfs(files: readonly Blob[]): Promise<Blob> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  for (const file of files) {
    const source = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false })
    for (const page of await pdf.copyPages(source, source.getPageIndices())) pdf.addPage(page)
  }
  return savePdf(pdf)
}

const savePdf = async (pdf: PDFDocument) => new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' })
