import { PictureError } from '@/lib/core/errors/picture-faults'
import { type Size, sizeWithin } from '@/lib/core/geometry/sizes'
import type { MarkOptions } from './fields'
import { inkOn, sinksInto } from './ink'
import { areaTransform, type Placed, placeMarks } from './place-marks'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export type Mark = { text: string } | { logo: ImageBitmap }

/** Longest side of the copy in which lightness is looked up: the picture itself may have to come from the graphics card for each mark. */
const LOOKED = 1_000

/** Room around a mark for its shadow and outline, as a share of its height; the outline, half of it inside, as one of the letters. */
const AROUND = 0.3
const OUTLINE = 0.14

/** Side of the copy of an area whose lightness is looked at. */
const SAMPLE = 12

/** Draws a mark on the picture that the canvas holds, the same on a preview as on the whole picture: all sizes are shares of it. */
export function drawMark(context: Context, mark: Mark, options: MarkOptions): void {
  const { width, height } = context.canvas
  const short = Math.min(width, height)
  const letters = (short * options.size) / 100
  const font = `600 ${letters}px ${options.face}`
  context.font = font
  const size =
    'text' in mark
      ? { width: context.measureText(mark.text).width, height: letters * 1.1 }
      : logoSize(mark.logo, short, options)
  const placed = placeMarks({ width, height }, size, options)
  const [opacity, shadow] =
    'text' in mark ? [options.opacity, options.shadow] : [options.logoOpacity, options.logoShadow]
  const looks = looksFor(context, placed, size, options, opacity / 100)
  const stamp = stamps(mark, { size, scale: placed.scale, letters, font, shadow })
  context.save()
  context.globalAlpha = opacity / 100
  for (const [index, { x, y }] of placed.centres.entries()) {
    const { canvas } = stamp(looks[index] ?? { ink: '#ffffff', outlined: false })
    context.setTransform(1, 0, 0, 1, x, y)
    context.rotate(placed.angle)
    context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2)
  }
  context.restore()
}

type Look = { ink: string; outlined: boolean }
type Stamp = { size: Size; scale: number; letters: number; font: string; shadow: boolean }

/** The mark alone, opaque, once for each look: with its opacity on the picture, its shadow would shine through its letters. */
function stamps(mark: Mark, { size, scale, letters, font, shadow }: Stamp) {
  const made = new Map<string, OffscreenCanvasRenderingContext2D>()
  return ({ ink, outlined }: Look) => {
    const key = `${ink} ${outlined}`
    const kept = made.get(key)
    if (kept) return kept
    const around = size.height * scale * AROUND
    const context = blank(
      Math.ceil(size.width * scale + 2 * around),
      Math.ceil(size.height * scale + 2 * around),
    )
    made.set(key, context)
    const { width, height } = context.canvas
    const other = ink === '#000000' ? '#ffffff' : '#000000'
    context.setTransform(scale, 0, 0, scale, width / 2, height / 2)
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    context.font = font
    if (shadow) {
      context.shadowColor = `${other}b3`
      context.shadowBlur = Math.max(2, size.height * scale * 0.12)
    }
    if (!('text' in mark)) {
      context.drawImage(mark.logo, -size.width / 2, -size.height / 2, size.width, size.height)
      return context
    }
    if (outlined) {
      context.strokeStyle = other
      context.lineWidth = letters * OUTLINE
      context.lineJoin = 'round'
      context.strokeText(mark.text, 0, letters * 0.35)
      context.shadowColor = 'transparent'
    }
    context.fillStyle = ink
    context.fillText(mark.text, 0, letters * 0.35)
    return context
  }
}

function logoSize(logo: Size, short: number, { logoSize: share }: MarkOptions): Size {
  const scale = (short * share) / 100 / Math.max(logo.width, logo.height)
  return { width: logo.width * scale, height: logo.height * scale }
}

/** The colour of each mark, with an outline of the other where it would sink in. They are all looked up before the first is drawn. */
function looksFor(
  { canvas }: Context,
  { centres, scale, angle }: Placed,
  size: Size,
  options: MarkOptions,
  opacity: number,
): Look[] {
  const { colour, own } = options
  const fixed = { auto: null, white: '#ffffff', black: '#000000', own }[colour]
  if (fixed) return centres.map(() => ({ ink: fixed, outlined: false }))
  const { width, height } = sizeWithin(canvas, { width: LOOKED, height: LOOKED })
  const copy = blank(width, height)
  // See-through parts count as white; what lies outside of the picture stays see-through.
  copy.fillStyle = '#ffffff'
  copy.fillRect(0, 0, width, height)
  copy.drawImage(canvas, 0, 0, width, height)
  const marked = { width: size.width * scale, height: size.height * scale }
  return centres.map((centre) => {
    const area = blank(SAMPLE, SAMPLE)
    area.setTransform(...areaTransform(centre, marked, angle, SAMPLE))
    area.drawImage(copy.canvas, 0, 0, canvas.width, canvas.height)
    const below = area.getImageData(0, 0, SAMPLE, SAMPLE)
    const ink = inkOn(below)
    return { ink, outlined: sinksInto(below, ink, opacity) }
  })
}

function blank(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new PictureError('out_of_memory')
  return context
}
