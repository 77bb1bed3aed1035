import type { FittedText } from './fit-text'
import type { Direction, Shape, TextMeasurer } from './shapes'

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** Which way a text runs: that of its first letter, as a browser takes it for `dir="auto"`. */
export function getTextDirection(text: string): Direction {
  return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}

export type TextPosition = {
  /** Where lines begin (end, from right to left), or their middle. */
  x: number
  /** Top of the first line. */
  y: number
  colour: string
  direction: Direction
  align?: 'start' | 'middle'
}

/** The lines of a fitted text one below the other, with a dashed edge around each blank. */
export function textShapes(fitted: FittedText, place: TextPosition, measure: TextMeasurer): Shape[] {
  const { font, lines, lineHeight } = fitted
  const { x, y, colour, direction, align = 'start' } = place
  const stroke = Math.max(2, Math.round(font.size / 18))
  return lines.flatMap(({ text, blanks }, index): Shape[] => {
    const top = y + index * lineHeight
    const width = measure(text, font)
    const left = align === 'middle' ? x - width / 2 : direction === 'rtl' ? x - width : x
    const marks = blanks.map(([from, to]): Shape => {
      const before = measure(text.slice(0, from), font)
      const marked = measure(text.slice(from, to), font)
      return {
        kind: 'box',
        x: (direction === 'rtl' ? left + width - before - marked : left + before) - stroke,
        y: top + lineHeight * 0.04,
        width: marked + stroke * 2,
        height: lineHeight * 0.92,
        colour,
        radius: font.size / 6,
        dash: stroke * 3,
      }
    })
    const baseline = top + lineHeight / 2 + font.size * 0.34
    return [...marks, { kind: 'text', text, x, y: baseline, font, colour, align, direction }]
  })
}
