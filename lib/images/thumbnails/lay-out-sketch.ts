import type { Box } from '@/lib/core/geometry/sizes'
import { blankPattern } from '@/lib/core/strings/blanks'
import { getContrast, getLuminance, pickReadableColor } from '@/lib/images/drawing/colors'
import { balanceLines, buildTextShapes, fitText, getTextDirection } from '@/lib/images/drawing/fitted-text'
import type { Drawing, Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { parseArrangement, THUMBNAIL_SIZE, thumbnailLayouts } from './thumbnail-layout'
import type { Sketch } from './thumbnail-plan'

/** A thumbnail as a drawing. `fontSize` is in pixels of a thumbnail of 1,280 by 720 pixels, and 0 without text. */
type SketchDrawing = Drawing & { fontSize: number }

const overlayFontSizes = [220, 196, 174, 154, 136, 120, 106, 94, 82, 72, 62, 52, 42] as const

export function layOutSketch(sketch: Sketch, measure: TextMeasurer): SketchDrawing {
  const { overlay, focal, background, composition } = sketch
  const arrangement = parseArrangement(composition)
  const { subjectBoxes, textBox, isTopAligned } = thumbnailLayouts[arrangement]
  const colors = sketch.colours.map(({ hex }) => hex)
  const { backgroundColor, subjectColor, otherColors } = pickColors(colors, background)
  const hasHalves = arrangement === 'halves'
  const isPerson = arrangement !== 'rows' && /^you\b|\b(?:face|person)\b/i.test(focal.replace(blankPattern, ''))
  const labels = hasHalves ? parseHalves(focal) : [extractSubject(focal)]
  const largestFit = fitText(overlay, textBox, { sizes: overlayFontSizes, weight: 700, leading: 1.04 }, measure)
  const fittedText = balanceLines(overlay, largestFit, textBox.width, measure)
  const direction = getTextDirection(overlay)
  const isCentered = arrangement === 'centre' || hasHalves
  const textPosition = {
    x: isCentered ? textBox.x + textBox.width / 2 : direction === 'rtl' ? textBox.x + textBox.width : textBox.x,
    y: isTopAligned ? textBox.y : textBox.y + (textBox.height - fittedText.height) / 2,
    color: pickReadableColor(backgroundColor, sortByContrast(backgroundColor, [...otherColors, subjectColor])),
    direction,
    align: isCentered ? ('middle' as const) : ('start' as const),
  }
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, ...THUMBNAIL_SIZE, color: backgroundColor },
    ...(hasHalves ? [{ kind: 'box' as const, x: 640, y: 0, width: 640, height: 720, color: subjectColor }] : []),
    ...subjectBoxes.flatMap((subjectBox, index) => {
      const colour = hasHalves && index === 1 ? backgroundColor : subjectColor
      const label = labels[index] ?? ''
      return [
        ...buildSubjectShapes(subjectBox, colour, isPerson),
        ...buildLabelShapes(label, subjectBox, colour, measure),
      ]
    }),
    ...(hasHalves && overlay
      ? [{ kind: 'box' as const, x: 0, y: 0, width: 1280, height: 226, color: backgroundColor }]
      : []),
    ...(overlay ? buildTextShapes(fittedText, textPosition, measure) : []),
  ]
  return { ...THUMBNAIL_SIZE, shapes, fontSize: overlay ? fittedText.font.size : 0 }
}

/** Returns the background by the description's brightness words, and the subject's most contrasting color. */
function pickColors(colors: readonly string[], background: string) {
  const [firstColor = '#36454f', secondColor = '#f7f3ea'] = colors
  const allColors = [firstColor, secondColor, ...colors.slice(2)]
  const sortedColors = allColors.toSorted((color, otherColor) => getLuminance(color) - getLuminance(otherColor))
  const darkestColor = sortedColors[0] ?? firstColor
  const lightestColor = sortedColors.at(-1) ?? firstColor
  const isDark = /\b(?:dark|darker|black|night|shadow)\b/i.test(background)
  const isLight = /\b(?:light|lighter|white|bright|pale)\b/i.test(background)
  const backgroundColor = isDark === isLight ? firstColor : isDark ? darkestColor : lightestColor
  const [subjectColor = secondColor, ...otherColors] = sortByContrast(
    backgroundColor,
    allColors.filter((color) => color !== backgroundColor),
  )
  return { backgroundColor, subjectColor, otherColors }
}

const sortByContrast = (backgroundColor: string, colors: readonly string[]) =>
  colors.toSorted((color, otherColor) => getContrast(otherColor, backgroundColor) - getContrast(color, backgroundColor))

/** Splits "Left half: the flat of 2019. Right half: the flat of 2026". Returns the whole if a half is missing. */
function parseHalves(focal: string): string[] {
  const [, leftHalf = '', rightHalf = ''] = /left half:?(.*?)right half:?([^.]*)/is.exec(focal) ?? []
  const halves = [leftHalf, rightHalf].map((half) => half.trim().replace(/[.,;]$/, ''))
  return halves.every((half) => half !== '') ? halves : [focal]
}

/** Returns the subject without its size: the text up to the first comma outside a blank. */
const extractSubject = (focal: string) => /^(?:\[[^\]]*\]|[^[,;])+/.exec(focal)?.[0] ?? focal

/** Head and shoulders for a person, else a block that fills the box. The box may extend beyond the frame. */
function buildSubjectShapes(subjectBox: Box, colour: string, isPerson: boolean): Shape[] {
  const { x, y, width, height } = subjectBox
  if (!isPerson) return [{ kind: 'box', ...subjectBox, color: colour, radius: Math.min(width, height) / 7 }]
  const headSide = Math.min(width, height) * 0.46
  const shoulders = { x, y: y + headSide * 0.92, width, height: height - headSide * 0.92 }
  const head = { x: x + (width - headSide) / 2, y, width: headSide, height: headSide }
  return [
    { kind: 'box', ...head, color: colour, radius: headSide / 2 },
    { kind: 'box', ...shoulders, color: colour, radius: Math.min(shoulders.width, shoulders.height) / 3 },
  ]
}

function buildLabelShapes(label: string, subjectBox: Box, colour: string, measure: TextMeasurer): Shape[] {
  if (label === '') return []
  const left = Math.max(subjectBox.x, 0) + 36
  const right = Math.min(subjectBox.x + subjectBox.width, THUMBNAIL_SIZE.width) - 36
  const bottom = Math.min(subjectBox.y + subjectBox.height, THUMBNAIL_SIZE.height) - 36
  const bounds = { width: right - left, height: Math.min(190, bottom - subjectBox.y - 36) }
  const fittedText = fitText(label, bounds, { sizes: [36, 32, 28, 24], weight: 400, leading: 1.25 }, measure)
  const direction = getTextDirection(label)
  const y = bottom - fittedText.height
  const textColor = pickReadableColor(colour, [])
  return buildTextShapes(fittedText, { x: direction === 'rtl' ? right : left, y, color: textColor, direction }, measure)
}
