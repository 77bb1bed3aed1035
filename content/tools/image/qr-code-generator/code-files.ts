import { toSafeFileName } from '@/lib/core/file-name'
import { parseHexColor } from '@/lib/images/drawing/colors'
import type { Logo } from '@/lib/images/open/open-logo'
import { buildQrSvg } from '@/lib/images/qr/render-qr'
import { readDataUrl } from '@/lib/images/read-data-url'
import { createWorkerClient } from '@/lib/images/worker/worker-client'
import type { CodeJob, QrCode } from './make-code'

export const fileTypes = { png: 'PNG', svg: 'SVG', pdf: 'PDF' } as const

export type FileType = keyof typeof fileTypes

export const fileTypeList = Object.keys(fileTypes) as FileType[]

/** Side of a page in points: 10 cm, scalable to any size. */
const PAGE_SIZE = 283.46

/** Creates a file of a finished code. SVG and PDF contain shapes instead of pixels; the logo is embedded unchanged. */
export async function createCodeFile(code: QrCode, type: FileType, logo: Logo | null): Promise<Blob> {
  if (type === 'png') return code.png
  const placedLogo = code.layout.logo && logo
  if (type === 'svg') {
    const svg = buildQrSvg(code.layout, code.pixelSize, placedLogo && (await readDataUrl(placedLogo.blob)))
    return new Blob([svg], { type: 'image/svg+xml' })
  }
  const { PDFDocument, rgb } = await import('@cantoo/pdf-lib')
  const { sideModules, path, style, logo: logoBox } = code.layout
  const toPdfColor = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = parseHexColor(hex).map((channel) => channel / 255)
    return rgb(red, green, blue)
  }
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const page = pdf.addPage([PAGE_SIZE, PAGE_SIZE])
  const scale = PAGE_SIZE / sideModules
  if (style.light) page.drawRectangle({ width: PAGE_SIZE, height: PAGE_SIZE, color: toPdfColor(style.light) })
  page.drawSvgPath(path, { x: 0, y: PAGE_SIZE, scale, color: toPdfColor(style.dark), borderWidth: 0 })
  if (logoBox && placedLogo) {
    const embeddedLogo = await pdf.embedPng(await placedLogo.blob.arrayBuffer())
    const [width, height] = [logoBox.width * scale, logoBox.height * scale]
    page.drawImage(embeddedLogo, { x: logoBox.x * scale, y: PAGE_SIZE - logoBox.y * scale - height, width, height })
  }
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' })
}

/** Returns a file name from a code's content, prefixed with its `position` in a list. */
export function getCodeFileName(text: string, extension: string, position?: number): string {
  const slug = text
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/^(WIFI:|BEGIN:VCARD)[\s\S]*/i, (match) => (/^w/i.test(match) ? 'wifi' : 'contact'))
    .replace(/^(mailto|smsto):/i, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  const prefix = position === undefined ? 'qr' : `${String(position).padStart(3, '0')}-qr`
  return toSafeFileName(slug === '' ? prefix : `${prefix}-${slug}`, extension)
}

/** Generates a code in a worker, because drawing, reading back and encoding 4,096 pixels per side takes a second. */
export const makeCodeInWorker = createWorkerClient<CodeJob, QrCode | null>(
  () => new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' }),
)
