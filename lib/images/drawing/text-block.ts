import type { Box, Size } from '@/lib/core/geometry/sizes'
import {
  balanceLines,
  type FitTextOptions,
  type FittedText,
  fitText,
  getTextDirection,
  listFontSizes,
} from './fitted-text'
import { getRotation, type TextMeasurer, type TextShape } from './shapes'

export type TextStyle = Omit<FitTextOptions, 'sizes'> & {
  /** Size limits in drawing pixels. The largest size that fits is used. */
  maxSize: number
  minSize: number
  colour: string
  /** Drawn within the box. */
  outline?: TextShape['outline']
  shadow?: TextShape['shadow']
  /** `left` and `right` are fixed; `start` follows the text's direction. */
  align: 'start' | 'left' | 'middle' | 'right'
  verticalAlign: 'top' | 'middle' | 'bottom'
  upper?: boolean | undefined
  /** Degrees clockwise around the box's middle. */
  turn?: number | undefined
  /** Balances the line widths, for headlines. */
  even?: boolean | undefined
  /** Distance from the middle of a line to its baseline, as a fraction of the size: half the cap height. */
  drop?: number
}

export type TextBlockLayout = {
  shapes: readonly TextShape[]
  /** Letter size in drawing pixels; 0 for an empty text. */
  size: number
  isTruncated: boolean
  top: number
}

/** Caches by `measure`, so pass a new one when letter widths change, for example after a typeface loads. */
export function layOutTextBlock(text: string, box: Box, style: TextStyle, measure: TextMeasurer): TextBlockLayout {
  const shownText = style.upper ? text.toLocaleUpperCase() : text
  if (shownText.trim() === '') return { shapes: [], size: 0, isTruncated: false, top: box.y }
  const outlineWidth = style.outline?.width ?? 0
  const bounds = {
    width: Math.max(1, box.width - 2 * outlineWidth),
    height: Math.max(1, box.height - 2 * outlineWidth),
  }
  const { font, lines, lineHeight, height, isTruncated } = fitTextWithCache(shownText, bounds, style, measure)
  const direction = getTextDirection(shownText)
  const top = box.y + outlineWidth + (bounds.height - height) * { top: 0, middle: 0.5, bottom: 1 }[style.verticalAlign]
  const startSide = direction === 'rtl' ? 'right' : 'left'
  const side = style.align === 'start' ? startSide : style.align
  const align = side === 'middle' ? 'middle' : side === startSide ? 'start' : 'end'
  const x = { left: box.x + outlineWidth, middle: box.x + box.width / 2, right: box.x + box.width - outlineWidth }[side]
  const { colour, outline, shadow, drop = 0.36 } = style
  const turn = getRotation({ ...box, turn: style.turn })
  const shapes = lines.map(({ text }, index): TextShape => {
    const y = top + index * lineHeight + lineHeight / 2 + font.size * drop
    return { kind: 'text', text, x, y, font, color: colour, align, direction, outline, shadow, turn }
  })
  return { shapes, size: font.size, isTruncated, top }
}

/** Fitted texts by measurer, so that moving a layer measures neither it nor its neighbors again. */
const fitCache = new WeakMap<TextMeasurer, Map<string, FittedText>>()
const MAX_CACHED_FITS = 200

function fitTextWithCache(shownText: string, bounds: Size, style: TextStyle, measure: TextMeasurer): FittedText {
  const { maxSize, minSize, weight, family, leading, even } = style
  const key = JSON.stringify([shownText, bounds, maxSize, minSize, weight, family, leading, even])
  const cachedFits = fitCache.get(measure) ?? new Map<string, FittedText>()
  const cachedText = cachedFits.get(key)
  if (cachedText) return cachedText
  const options = { sizes: listFontSizes(maxSize, minSize), weight, family, leading }
  const largestFit = fitText(shownText, bounds, options, measure)
  const fittedText = even ? balanceLines(shownText, largestFit, bounds.width, measure) : largestFit
  if (cachedFits.size >= MAX_CACHED_FITS) cachedFits.clear()
  fitCache.set(measure, cachedFits.set(key, fittedText))
  return fittedText
}
