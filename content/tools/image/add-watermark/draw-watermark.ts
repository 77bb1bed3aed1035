import { formatLocalDate } from '@/lib/core/format/format-time'
import { fitWithin, type Size } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { formatHexColor, getContrast, getLuminance, mixColors } from '@/lib/images/drawing/colors'
import type { CanvasContext } from '@/lib/images/drawing/paint-drawing'
import { getFileStem } from '@/lib/images/image-file-names'
import { getAreaTransform, placeWatermarks, type WatermarkLayout } from '@/lib/images/place-watermarks'
import type { WatermarkOptions } from './fields'

type Pixels = Pick<ImageData, 'data'>

/** Luminance at which white and black have equal contrast: (L + 0.05)² = 0.05 × 1.05 (WCAG 2.2, contrast). */
const EQUAL_CONTRAST_LUMINANCE = 0.179

/** Below this contrast ratio, letters of a mark's size are hard to read. */
const MIN_CONTRAST = 2

/** The largest illegible share of a mark's area: a letter or two of a name. */
const MAX_LOST_SHARE = 1 / 8

export function isLowContrast({ data }: Pixels, color: string, opacity: number): boolean {
  let lostBytes = 0
  for (let offset = 0; offset < data.length; offset += 4) {
    const background = formatHexColor(data[offset], data[offset + 1], data[offset + 2])
    if (data[offset + 3] !== 0 && getContrast(mixColors(background, color, opacity), background) < MIN_CONTRAST)
      lostBytes += 4
  }
  return lostBytes > data.length * MAX_LOST_SHARE
}

/** Ignores transparent pixels, because they are outside the image. */
export function pickContrastColor({ data }: Pixels): '#ffffff' | '#000000' {
  let luminanceSum = 0
  let alphaSum = 0
  for (let offset = 0; offset < data.length; offset += 4) {
    const alpha = (data[offset + 3] ?? 255) / 255
    luminanceSum += getLuminance(formatHexColor(data[offset], data[offset + 1], data[offset + 2])) * alpha
    alphaSum += alpha
  }
  return alphaSum === 0 || luminanceSum / alphaSum > EQUAL_CONTRAST_LUMINANCE ? '#000000' : '#ffffff'
}

export type Watermark = { text: string } | { logo: ImageBitmap }

/** Longest side of the sampled copy in pixels. Sampling the image itself may transfer it from the GPU. */
const MAX_SAMPLED_SIDE = 1_000

/** Space around a mark for its shadow and outline, as a share of the mark's height. */
const STAMP_PADDING = 0.3
/** Share of the letter height; half of the outline lies inside the letters. */
const OUTLINE_WIDTH = 0.14

const SAMPLE_SIDE = 12

/** Draws a mark on the canvas's image. All sizes are shares of the image, so a preview matches the full image. */
export function drawWatermark(context: CanvasContext, watermark: Watermark, options: WatermarkOptions): void {
  const { width, height } = context.canvas
  const shortSide = Math.min(width, height)
  const fontSize = (shortSide * options.size) / 100
  const font = `600 ${fontSize}px ${options.face}`
  context.font = font
  const size =
    'text' in watermark
      ? { width: context.measureText(watermark.text).width, height: fontSize * 1.1 }
      : getLogoSize(watermark.logo, shortSide, options)
  const layout = placeWatermarks({ width, height }, size, options)
  const [opacity, shadow] =
    'text' in watermark ? [options.opacity, options.shadow] : [options.logoOpacity, options.logoShadow]
  const styles = chooseStampStyles(context, layout, size, options, opacity / 100)
  const renderStamp = createStampRenderer(watermark, { size, scale: layout.scale, fontSize, font, hasShadow: shadow })
  context.save()
  context.globalAlpha = opacity / 100
  for (const [index, { x, y }] of layout.centers.entries()) {
    const { canvas } = renderStamp(styles[index] ?? { color: '#ffffff', hasOutline: false })
    context.setTransform(1, 0, 0, 1, x, y)
    context.rotate(layout.angle)
    context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2)
  }
  context.restore()
}

type StampStyle = { color: string; hasOutline: boolean }
type StampOptions = { size: Size; scale: number; fontSize: number; font: string; hasShadow: boolean }

/** Renders a mark opaque and alone, once per style: at reduced opacity, its shadow would show through its letters. */
function createStampRenderer(watermark: Watermark, { size, scale, fontSize, font, hasShadow }: StampOptions) {
  const stampCache = new Map<string, OffscreenCanvasRenderingContext2D>()
  return ({ color, hasOutline }: StampStyle) => {
    const key = `${color} ${hasOutline}`
    const cachedContext = stampCache.get(key)
    if (cachedContext) return cachedContext
    const padding = size.height * scale * STAMP_PADDING
    const stampSize = {
      width: Math.ceil(size.width * scale + 2 * padding),
      height: Math.ceil(size.height * scale + 2 * padding),
    }
    const context = createContext(stampSize, { willReadFrequently: true })
    stampCache.set(key, context)
    const { width, height } = context.canvas
    const contrastColor = color === '#000000' ? '#ffffff' : '#000000'
    context.setTransform(scale, 0, 0, scale, width / 2, height / 2)
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    context.font = font
    if (hasShadow) {
      context.shadowColor = `${contrastColor}b3`
      context.shadowBlur = Math.max(2, size.height * scale * 0.12)
    }
    if (!('text' in watermark)) {
      context.drawImage(watermark.logo, -size.width / 2, -size.height / 2, size.width, size.height)
      return context
    }
    if (hasOutline) {
      context.strokeStyle = contrastColor
      context.lineWidth = fontSize * OUTLINE_WIDTH
      context.lineJoin = 'round'
      context.strokeText(watermark.text, 0, fontSize * 0.35)
      context.shadowColor = 'transparent'
    }
    context.fillStyle = color
    context.fillText(watermark.text, 0, fontSize * 0.35)
    return context
  }
}

function getLogoSize(logo: Size, shortSide: number, { logoSize: share }: WatermarkOptions): Size {
  const scale = (shortSide * share) / 100 / Math.max(logo.width, logo.height)
  return { width: logo.width * scale, height: logo.height * scale }
}

/** Samples the image under all marks before the first is drawn. Low contrast adds an outline in the opposite color. */
function chooseStampStyles(
  { canvas }: CanvasContext,
  { centers, scale, angle }: WatermarkLayout,
  size: Size,
  options: WatermarkOptions,
  opacity: number,
): StampStyle[] {
  const { colour, own } = options
  const fixedColor = { auto: null, white: '#ffffff', black: '#000000', own }[colour]
  if (fixedColor) return centers.map(() => ({ color: fixedColor, hasOutline: false }))
  const { width, height } = fitWithin(canvas, { width: MAX_SAMPLED_SIDE, height: MAX_SAMPLED_SIDE })
  // Transparent pixels count as white; the area outside the image stays transparent.
  const copyContext = createContext({ width, height }, { willReadFrequently: true, background: '#ffffff' })
  copyContext.drawImage(canvas, 0, 0, width, height)
  const stampSize = { width: size.width * scale, height: size.height * scale }
  return centers.map((center) => {
    const areaContext = createContext({ width: SAMPLE_SIDE, height: SAMPLE_SIDE }, { willReadFrequently: true })
    areaContext.setTransform(...getAreaTransform(center, stampSize, angle, SAMPLE_SIDE))
    areaContext.drawImage(copyContext.canvas, 0, 0, canvas.width, canvas.height)
    const areaPixels = areaContext.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE)
    const inkColor = pickContrastColor(areaPixels)
    return { color: inkColor, hasOutline: isLowContrast(areaPixels, inkColor, opacity) }
  })
}

const knownPlaceholders = ['filename', 'date', 'year', 'n']

export function getPlaceholderWarning(text: string): string {
  const tokens: string[] = text.match(/\{\w{1,20}\}/g) ?? []
  const unknownToken = tokens.find((token) => !knownPlaceholders.includes(token.slice(1, -1)))
  return unknownToken ? `${unknownToken} won’t be filled in. Use {filename}, {date}, {year} or {n}.` : ''
}

/** Replaces `{filename}` (without extension), `{date}` (2026-11-22), `{year}` and `{n}` (the image's position). */
export function formatWatermarkText(
  text: string,
  { name, position, now }: { name: string; position: number; now: Date },
): string {
  const date = formatLocalDate(now)
  const values: Readonly<Record<string, string>> = {
    filename: getFileStem(name),
    date,
    year: date.slice(0, 4),
    n: String(position),
  }
  return text.replace(/\{(filename|date|year|n)\}/g, (match, token: string) => values[token] ?? match).trim()
}
