import { blankPattern } from '@/lib/core/strings/blanks'
import { balanceLines } from '@/lib/images/drawing/balance-lines'
import { contrast, luminance, pickReadableColour } from '@/lib/images/drawing/contrast'
import { fitText } from '@/lib/images/drawing/fit-text'
import type { Drawing, Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { getTextDirection, textShapes } from '@/lib/images/drawing/text-shapes'
import { type Box, getThumbnailLayout, parseArrangement, THUMBNAIL } from './thumbnail-layout'
import type { Sketch } from './thumbnail-text'

/** A thumbnail as a drawing; `letters` is the height of its words in pixels of 1280 by 720, 0 without words. */
export type SketchDrawing = Drawing & { textHeight: number }

const overlaySizes = [220, 196, 174, 154, 136, 120, 106, 94, 82, 72, 62, 52, 42] as const

/** The plan in its own colours: the ground, the main subject as a labelled shape, the words where they can be read. */
export function layOutSketch(sketch: Sketch, measure: TextMeasurer): SketchDrawing {
  const { overlay, focal, background, composition } = sketch
  const arrangement = parseArrangement(composition)
  const { subjects, words, isTopAligned } = getThumbnailLayout(arrangement)
  const { ground, subject, rest } = pickColours(
    sketch.colours.map(({ hex }) => hex),
    background,
  )
  const isHalves = arrangement === 'halves'
  const isPerson =
    arrangement !== 'rows' && /^you\b|\b(?:face|person)\b/i.test(focal.replace(blankPattern, ''))
  const labels = isHalves ? parseHalves(focal) : [extractSubject(focal)]
  const under =
    isHalves && overlay ? [{ ...box({ x: 0, y: 0, width: 1280, height: 226 }), colour: ground }] : []
  const largest = fitText(overlay, words, { sizes: overlaySizes, weight: 700, leading: 1.04 }, measure)
  const fitted = balanceLines(overlay, largest, words.width, measure)
  const direction = getTextDirection(overlay)
  const isBand = arrangement === 'centre' || isHalves
  const place = {
    x: isBand ? words.x + words.width / 2 : direction === 'rtl' ? words.x + words.width : words.x,
    y: isTopAligned ? words.y : words.y + (words.height - fitted.height) / 2,
    colour: pickReadableColour(ground, sortByContrast(ground, [...rest, subject])),
    direction,
    align: isBand ? ('middle' as const) : ('start' as const),
  }
  const shapes: Shape[] = [
    { ...box({ x: 0, y: 0, ...THUMBNAIL }), colour: ground },
    ...(isHalves ? [{ ...box({ x: 640, y: 0, width: 640, height: 720 }), colour: subject }] : []),
    ...subjects.flatMap((one, index) => {
      const colour = isHalves && index === 1 ? ground : subject
      const label = labels[index] ?? ''
      return [...subjectShapes(one, colour, isPerson), ...labelShapes(label, one, colour, measure)]
    }),
    ...under,
    ...(overlay ? textShapes(fitted, place, measure) : []),
  ]
  return { ...THUMBNAIL, shapes, textHeight: overlay ? fitted.font.size : 0 }
}

/** What the background says of its brightness decides which colour it is; the subject is what differs most from it. */
function pickColours(colours: readonly string[], background: string) {
  const [first = '#36454f', second = '#f7f3ea'] = colours
  const all = [first, second, ...colours.slice(2)]
  const byLight = all.toSorted((one, other) => luminance(one) - luminance(other))
  const darkest = byLight[0] ?? first
  const lightest = byLight.at(-1) ?? first
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
  return colours.toSorted((one, other) => contrast(other, ground) - contrast(one, ground))
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

function box({ x, y, width, height }: Box) {
  return { kind: 'box' as const, x, y, width, height }
}

/** A shape that stands for the subject: head and shoulders for a person, else a block that runs out of the frame with its box. */
function subjectShapes(place: Box, colour: string, isPerson: boolean): Shape[] {
  const { x, y, width, height } = place
  if (!isPerson) return [{ ...box(place), colour, radius: Math.min(width, height) / 7 }]
  const head = Math.min(width, height) * 0.46
  const shoulders = { x, y: y + head * 0.92, width, height: height - head * 0.92 }
  return [
    { ...box({ x: x + (width - head) / 2, y, width: head, height: head }), colour, radius: head / 2 },
    { ...box(shoulders), colour, radius: Math.min(shoulders.width, shoulders.height) / 3 },
  ]
}

/** What the shape is, in words on it. */
function labelShapes(label: string, place: Box, colour: string, measure: TextMeasurer): Shape[] {
  if (label === '') return []
  const left = Math.max(place.x, 0) + 36
  const right = Math.min(place.x + place.width, THUMBNAIL.width) - 36
  const bottom = Math.min(place.y + place.height, THUMBNAIL.height) - 36
  const room = { width: right - left, height: Math.min(190, bottom - place.y - 36) }
  const fitted = fitText(label, room, { sizes: [36, 32, 28, 24], weight: 400, leading: 1.25 }, measure)
  const direction = getTextDirection(label)
  const y = bottom - fitted.height
  const ink = pickReadableColour(colour, [])
  return textShapes(fitted, { x: direction === 'rtl' ? right : left, y, colour: ink, direction }, measure)
}
