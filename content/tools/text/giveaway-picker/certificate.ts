import { buildTextShapes, fitText, getTextDirection, listFontSizes } from '@/lib/images/drawing/fitted-text'
import type { Font, Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { type DrawRecord, describePool, formatUtcTime } from './proof'

/** Sizes in pixels. Outside of `top` to `bottom`, Stories, Reels and TikTok show their own buttons and texts. */
export const certificateFormats = {
  story: { label: 'Story (9:16)', width: 1080, height: 1920, top: 270, bottom: 1650 },
  square: { label: 'Square (1:1)', width: 1080, height: 1080, top: 80, bottom: 1000 },
} as const

export type CertificateFormat = keyof typeof certificateFormats

export const DEFAULT_CERTIFICATE_TITLE = 'Giveaway drawing'

/** The dark theme of `globals.css`, which a canvas cannot read. */
const colors = { background: '#171310', ink: '#f5efe8', muted: '#b8ada1', accent: '#fb923c' }
const WIDTH = 1080
const CONTENT_WIDTH = 900
const MAX_NAMES = 12
const GAP = 40

type Block = {
  text: string
  maxSize: number
  minSize: number
  maxHeight: number
  weight: Font['weight']
  color: string
}

/** Lays out centered texts from the top down, and returns their shapes and height. */
function stackBlocks(blocks: readonly Block[], measure: TextMeasurer) {
  const shapes: Shape[] = []
  let height = 0
  for (const { text, maxSize, minSize, maxHeight, weight, color } of blocks) {
    const bounds = { width: CONTENT_WIDTH, height: maxHeight }
    const sizes = listFontSizes(maxSize, minSize)
    const fittedText = fitText(text, bounds, { sizes, weight, leading: 1.25 }, measure)
    const position = { x: WIDTH / 2, y: height, color, direction: getTextDirection(text), align: 'middle' } as const
    shapes.push(...buildTextShapes(fittedText, position, measure))
    height += fittedText.height
  }
  return { height, moveTo: (y: number) => shapes.map((shape) => ('y' in shape ? { ...shape, y: shape.y + y } : shape)) }
}

/** Strokes that leave a point, as in the site's mark. */
function buildSparks(x: number, y: number): Shape[] {
  return [-70, -45, -22, 0, 22, 45, 70].map((degrees, index) => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
    const points = (index % 2 === 0 ? [46, 92] : [60, 116]).map(
      (radius) => [x + sin * radius, y - cos * radius] as const,
    )
    return { kind: 'path', points, color: colors.accent, width: 8 }
  })
}

export function buildCertificate(record: DrawRecord, title: string, format: CertificateFormat, measure: TextMeasurer) {
  const { width, height, top, bottom } = certificateFormats[format]
  const { winners, proof } = record
  const line = { maxSize: 42, minSize: 28, maxHeight: 110, weight: 400, color: colors.muted } as const
  const header = stackBlocks(
    [
      { ...line, text: title, maxSize: 84, minSize: 48, maxHeight: 220, weight: 700, color: colors.ink },
      { ...line, text: winners.length === 1 ? 'The winner is' : 'The winners are', maxSize: 56, color: colors.accent },
    ],
    measure,
  )
  const footer = stackBlocks(
    [
      describePool(record),
      ...(proof.time ? [formatUtcTime(proof.time)] : []),
      `SHA-256 ${proof.hash.slice(0, 8)}…${proof.hash.slice(-8)}`,
    ].map((text) => ({ ...line, text })),
    measure,
  )
  const headerTop = top + 130
  const [namesTop, namesBottom] = [headerTop + header.height + GAP, bottom - footer.height - GAP]
  const rows = winners.slice(0, MAX_NAMES)
  if (winners.length > MAX_NAMES) rows.push(`and ${winners.length - MAX_NAMES} more`)
  const maxHeight = (namesBottom - namesTop) / rows.length
  const maxSize = Math.min(180, Math.floor(maxHeight / 1.25))
  const names = stackBlocks(
    rows.map((text) => ({ text, maxSize, minSize: maxSize / 2.5, maxHeight, weight: 700, color: colors.ink })),
    measure,
  )
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width, height, color: colors.background },
    ...buildSparks(width / 2, top + 110),
    ...header.moveTo(headerTop),
    ...names.moveTo((namesTop + namesBottom - names.height) / 2),
    ...footer.moveTo(bottom - footer.height),
  ]
  return { width, height, shapes }
}
