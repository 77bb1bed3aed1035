import { safeFileName } from '@/lib/core/file-name'
import { partsOf } from '@/lib/images/drawing/colours'
import type { Logo } from '@/lib/images/open/open-logo'
import { qrSvg } from '@/lib/images/qr/qr-svg'
import type { QrMade } from './make-code'

export const fileTypes = { png: 'PNG', svg: 'SVG', pdf: 'PDF' } as const

export type FileType = keyof typeof fileTypes

export const fileTypeList = Object.keys(fileTypes) as FileType[]

/** Side of a page in points: 10 cm, to be scaled to any size. */
const PAGE = 283.46

/** A finished code as a file. SVG and PDF hold shapes, not pixels; the logo goes in as it is. */
export async function codeFile(made: QrMade, type: FileType, logo: Logo | null): Promise<Blob> {
  if (type === 'png') return made.png
  const placed = made.layout.logo && logo
  if (type === 'svg') {
    const svg = qrSvg(made.layout, made.pixels, placed && (await dataUrl(placed.blob)))
    return new Blob([svg], { type: 'image/svg+xml' })
  }
  const { PDFDocument, rgb } = await import('@cantoo/pdf-lib')
  const { units, path, look, logo: box } = made.layout
  const colour = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = partsOf(hex).map((part) => part / 255)
    return rgb(red, green, blue)
  }
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const page = pdf.addPage([PAGE, PAGE])
  const scale = PAGE / units
  if (look.light) page.drawRectangle({ width: PAGE, height: PAGE, color: colour(look.light) })
  page.drawSvgPath(path, { x: 0, y: PAGE, scale, color: colour(look.dark), borderWidth: 0 })
  if (box && placed) {
    const picture = await pdf.embedPng(await placed.blob.arrayBuffer())
    const [width, height] = [box.width * scale, box.height * scale]
    page.drawImage(picture, { x: box.x * scale, y: PAGE - box.y * scale - height, width, height })
  }
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' })
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** A file name that says what a code holds; `number` goes before it in a list. */
export function nameFor(text: string, extension: string, number?: number): string {
  const words = text
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/^(WIFI:|BEGIN:VCARD)[\s\S]*/i, (found) => (/^w/i.test(found) ? 'wifi' : 'contact'))
    .replace(/^(mailto|smsto):/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  const start = number === undefined ? 'qr' : `${String(number).padStart(3, '0')}-qr`
  return safeFileName(words === '' ? start : `${start}-${words}`, extension)
}
