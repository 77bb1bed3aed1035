import { breakLines, type Line } from './break-lines'
import { findFirstFit } from './find-first-fit'
import type { Font, TextMeasurer } from './shapes'
import { splitGraphemes } from './text-segmentation'

/**
 * A text in lines at one size; `cut` where even the smallest size did not hold all of it, `divided` where a word is wider
 * than a line.
 */
export type FittedText = {
  font: Font
  lines: readonly Line[]
  lineHeight: number
  height: number
  cut: boolean
  divided: boolean
}

type Room = { width: number; height: number }

/** How letters may be set: sizes from the largest, the line's height as a multiple of the size, most lines. */
export type FitTextOptions = {
  sizes: readonly [number, ...number[]]
  weight: Font['weight']
  leading: number
  family?: string | undefined
}

/**
 * The largest setting in which a text fits into a room, whole words first: a long word takes a smaller size before it is
 * divided. What the smallest size does not hold is cut with “…”.
 */
export function fitText(
  text: string,
  room: Room,
  setting: FitTextOptions,
  measure: TextMeasurer,
): FittedText {
  const fitted = findFirstFit(setting.sizes, (size) => layOutAtSize(text, size, room, setting, measure))
  return fitted.cut ? truncateToRoom(fitted, room, measure) : fitted
}

function layOutAtSize(
  text: string,
  size: number,
  room: Room,
  { weight, leading, family }: FitTextOptions,
  measure: TextMeasurer,
): FittedText {
  const font = { size, weight, ...(family && { family }) }
  const { lines, divided } = breakLines(text, room.width, (some) => measure(some, font))
  const lineHeight = Math.round(size * leading)
  const height = lines.length * lineHeight
  return { font, lines, lineHeight, height, cut: height > room.height, divided }
}

function truncateToRoom(fitted: FittedText, { width, height }: Room, measure: TextMeasurer): FittedText {
  const { lines, lineHeight, font } = fitted
  const kept = lines.slice(0, Math.max(1, Math.floor(height / lineHeight)))
  const last = kept.at(-1)
  if (!last) return fitted
  const letters = splitGraphemes(last.text)
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()} …`, font) > width) letters.pop()
  const text = `${letters.join('').trimEnd()} …`
  const blanks = last.blanks.filter(([, to]) => to < text.length)
  return {
    ...fitted,
    lines: [...kept.slice(0, -1), { text, blanks }],
    height: kept.length * lineHeight,
  }
}

/** Sizes from a largest to a smallest, each about a twentieth below the last. */
export function listFontSizes(largest: number, smallest: number): [number, ...number[]] {
  const least = Math.round(smallest)
  const sizes: [number, ...number[]] = [Math.max(Math.round(largest), least)]
  for (let size = sizes[0]; size > least; ) {
    size = Math.max(least, Math.min(size - 1, Math.round(size * 0.95)))
    sizes.push(size)
  }
  return sizes
}
