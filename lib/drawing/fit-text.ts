import { breakLines, type Line } from './break-lines'
import { lettersOf } from './pieces'
import type { Font, Measure } from './shapes'

/**
 * A text in lines at one size; `cut` where even the smallest size did not hold all of it, `divided` where a word is wider
 * than a line.
 */
export type Fitted = {
  font: Font
  lines: readonly Line[]
  lineHeight: number
  height: number
  cut: boolean
  divided: boolean
}

type Room = { width: number; height: number }

/** How letters may be set: sizes from the largest, the line's height as a multiple of the size, most lines. */
export type Setting = {
  sizes: readonly number[]
  weight: Font['weight']
  leading: number
  /** Lines of even length, for a headline. */
  balanced?: boolean
}

/**
 * The largest setting in which a text fits into a room, whole words first: a long word takes a smaller size before it is
 * divided. What the smallest size does not hold is cut with “…”.
 */
export function fitText(text: string, room: Room, setting: Setting, measure: Measure): Fitted {
  const settled = (size: number) => set(text, size, room.width, setting, measure)
  const all = setting.sizes.map(settled)
  const fits = ({ height }: Fitted) => height <= room.height
  const whole = all.find((one) => fits(one) && !one.divided) ?? all.find(fits)
  if (!whole) return cutToRoom(settled(setting.sizes.at(-1) ?? 1), room, measure)
  return setting.balanced ? balanced(text, whole, room.width, measure) : whole
}

function set(
  text: string,
  size: number,
  width: number,
  { weight, leading }: Setting,
  measure: Measure,
): Fitted {
  const font = { size, weight }
  const { lines, divided } = breakLines(text, width, (some) => measure(some, font))
  const lineHeight = Math.round(size * leading)
  return { font, lines, lineHeight, height: lines.length * lineHeight, cut: false, divided }
}

function cutToRoom(fitted: Fitted, { width, height }: Room, measure: Measure): Fitted {
  const { lines, lineHeight, font } = fitted
  const kept = lines.slice(0, Math.max(1, Math.floor(height / lineHeight)))
  const last = kept.at(-1)
  if (!last) return fitted
  const letters = lettersOf(last.text)
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()} …`, font) > width) letters.pop()
  const text = `${letters.join('').trimEnd()} …`
  const blanks = last.blanks.filter(([, to]) => to < text.length)
  return {
    ...fitted,
    lines: [...kept.slice(0, -1), { text, blanks }],
    height: kept.length * lineHeight,
    cut: true,
  }
}

/** The same number of lines, as even as they get. */
function balanced(text: string, fitted: Fitted, width: number, measure: Measure): Fitted {
  const { font, lines } = fitted
  let best = lines
  for (let share = 0.95; share >= 0.5 && lines.length > 1; share -= 0.05) {
    const narrower = breakLines(text, width * share, (some) => measure(some, font))
    if (narrower.lines.length > lines.length || narrower.divided) break
    best = narrower.lines
  }
  return { ...fitted, lines: best }
}
