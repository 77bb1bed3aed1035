import { blankPattern } from '@/lib/core/strings/blanks'
import { balanceLines } from '@/lib/images/drawing/balance-lines'
import { getContrast, getLuminance, pickReadableColor } from '@/lib/images/drawing/contrast'
import { fitText } from '@/lib/images/drawing/fit-text'
import type { Drawing, Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { buildTextShapes, getTextDirection } from '@/lib/images/drawing/text-shapes'
import { type Box, getThumbnailLayout, parseArrangement, THUMBNAIL_SIZE } from './thumbnail-layout'
import type { Sketch } from './thumbnail-text'

/** A thumbnail as a drawing; `textHeight` is the height of its words in pixels of 1280 by 720, 0 without words. */
export type SketchDrawing = Drawing & { textHeight: number }

const overlaySizes = [220, 196, 174, 154, 136, 120, 106, 94, 82, 72, 62, 52, 42] as const

/** The plan in its own colours: the ground, the main subject as a labelled shape, the words where they can be read. */
export function layOutSketch(sketch: Sketch, measure: TextMeasurer): SketchDrawing {
  const { overlay, focal, background, composition } = sketch
  const arrangement = parseArrangement(composition)
  const { subjects, textBox, isTopAligned } = getThumbnailLayout(arrangement)
  const { ground, subject, rest } = pickColors(
    sketch.colours.map(({ hex }) => hex),
    background,
  )
  const isHalves = arrangement === 'halves'
  const isPerson = arrangement !== 'rows' && /^you\b|\b(?:face|person)\b/i.test(focal.replace(blankPattern, ''))
  const labels = isHalves ? parseHalves(focal) : [extractSubject(focal)]
  const headerBackground =
    isHalves && overlay ? [{ ...buildBoxShape({ x: 0, y: 0, width: 1280, height: 226 }), colour: ground }] : []
  const largestFit = fitText(overlay, textBox, { sizes: overlaySizes, weight: 700, leading: 1.04 }, measure)
  const fitted = balanceLines(overlay, largestFit, textBox.width, measure)
  const direction = getTextDirection(overlay)
  const isCentered = arrangement === 'centre' || isHalves
  const position = {
    x: isCentered ? textBox.x + textBox.width / 2 : direction === 'rtl' ? textBox.x + textBox.width : textBox.x,
    y: isTopAligned ? textBox.y : textBox.y + (textBox.height - fitted.height) / 2,
    colour: pickReadableColor(ground, sortByContrast(ground, [...rest, subject])),
    direction,
    align: isCentered ? ('middle' as const) : ('start' as const),
  }
  const shapes: Shape[] = [
    { ...buildBoxShape({ x: 0, y: 0, ...THUMBNAIL_SIZE }), colour: ground },
    ...(isHalves ? [{ ...buildBoxShape({ x: 640, y: 0, width: 640, height: 720 }), colour: subject }] : []),
    ...subjects.flatMap((one, index) => {
      const colour = isHalves && index === 1 ? ground : subject
      const label = labels[index] ?? ''
      return [...buildSubjectShapes(one, colour, isPerson), ...buildLabelShapes(label, one, colour, measure)]
    }),
    ...headerBackground,
    ...(overlay ? buildTextShapes(fitted, position, measure) : []),
  ]
  return { ...THUMBNAIL_SIZE, shapes, textHeight: overlay ? fitted.font.size : 0 }
}

/** What the background says of its brightness decides which colour it is; the subject is what differs most from it. */
function pickColors(colors: readonly string[], background: string) {
  const [first = '#36454f', second = '#f7f3ea'] = colors
  const all = [first, second, ...colors.slice(2)]
  const byLuminance = all.toSorted((one, other) => getLuminance(one) - getLuminance(other))
  const darkest = byLuminance[0] ?? first
  const lightest = byLuminance.at(-1) ?? first
  const isDark = /\b(?:dark|darker|black|night|shadow)\b/i.test(background)
  const isLight = /\b(?:light|lighter|white|bright|pale)\b/i.test(background)
  const ground = isDark === isLight ? first : isDark ? darkest : lightest
  const [subject = second, ...rest] = sortByContrast(
    ground,
    all.filter((colour) => colour !== ground),
  )
  return { ground, subject, rest }
}

function sortByContrast(ground: string, colours: readonly string[]): string[] {
  return colours.toSorted((one, other) => getContrast(other, ground) - getContrast(one, ground))
}

/** "Left half: the flat of 2019. Right half: the flat of 2026" */
function parseHalves(focal: string): string[] {
  const [before = '', rest] = focal.split(/right half/i)
  const [, left] = before.split(/left half/i)
  if (rest === undefined || left === undefined) return [focal]
  const [right = ''] = rest.split('.')
  const halves = [left, right].map((half) =>
    half
      .replace(/^:/, '')
      .trim()
      .replace(/[.,;]$/, ''),
  )
  return halves.every((half) => half !== '') ? halves : [focal]
}

/** What is seen, without how large it is: up to the first comma that is not in a blank. */
function extractSubject(focal: string): string {
  return /^(?:\[[^\]]*\]|[^[,;])+/.exec(focal)?.[0] ?? focal
}

function buildBoxShape({ x, y, width, height }: Box) {
  return { kind: 'box' as const, x, y, width, height }
}

/** A shape that stands for the subject: head and shoulders for a person, else a block that runs out of the frame with its box. */
function buildSubjectShapes(subjectBox: Box, colour: string, isPerson: boolean): Shape[] {
  const { x, y, width, height } = subjectBox
  if (!isPerson) return [{ ...buildBoxShape(subjectBox), colour, radius: Math.min(width, height) / 7 }]
  const head = Math.min(width, height) * 0.46
  const shoulders = { x, y: y + head * 0.92, width, height: height - head * 0.92 }
  return [
    {
      ...buildBoxShape({ x: x + (width - head) / 2, y, width: head, height: head }),
      colour,
      radius: head / 2,
    },
    { ...buildBoxShape(shoulders), colour, radius: Math.min(shoulders.width, shoulders.height) / 3 },
  ]
}

/** What the shape is, in words on it. */
function buildLabelShapes(label: string, subjectBox: Box, colour: string, measure: TextMeasurer): Shape[] {
  if (label === '') return []
  const left = Math.max(subjectBox.x, 0) + 36
  const right = Math.min(subjectBox.x + subjectBox.width, THUMBNAIL_SIZE.width) - 36
  const bottom = Math.min(subjectBox.y + subjectBox.height, THUMBNAIL_SIZE.height) - 36
  const bounds = { width: right - left, height: Math.min(190, bottom - subjectBox.y - 36) }
  const fitted = fitText(label, bounds, { sizes: [36, 32, 28, 24], weight: 400, leading: 1.25 }, measure)
  const direction = getTextDirection(label)
  const y = bottom - fitted.height
  const textColor = pickReadableColor(colour, [])
  return buildTextShapes(fitted, { x: direction === 'rtl' ? right : left, y, colour: textColor, direction }, measure)
}
