import type { FittedText } from './fit-text'
import type { Shape, TextDirection, TextMeasurer } from './shapes'

const rightToLeftScriptPattern =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** Returns the direction of the first letter, as browsers do for `dir="auto"`. */
export function getTextDirection(text: string): TextDirection {
  return rightToLeftScriptPattern.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}

export type TextPosition = {
  /** The start of the lines (the end in right-to-left text), or their middle. */
  x: number
  y: number
  colour: string
  direction: TextDirection
  align?: 'start' | 'middle'
}

/** Builds the lines of a fitted text, with a dashed edge around each blank. */
export function buildTextShapes(fittedText: FittedText, position: TextPosition, measure: TextMeasurer): Shape[] {
  const { font, lines, lineHeight } = fittedText
  const { x, y, colour, direction, align = 'start' } = position
  const strokeWidth = Math.max(2, Math.round(font.size / 18))
  return lines.flatMap(({ text, blanks }, index): Shape[] => {
    const top = y + index * lineHeight
    const width = measure(text, font)
    const left = align === 'middle' ? x - width / 2 : direction === 'rtl' ? x - width : x
    const blankBoxes = blanks.map(([start, end]): Shape => {
      const widthBefore = measure(text.slice(0, start), font)
      const blankWidth = measure(text.slice(start, end), font)
      return {
        kind: 'box',
        x: (direction === 'rtl' ? left + width - widthBefore - blankWidth : left + widthBefore) - strokeWidth,
        y: top + lineHeight * 0.04,
        width: blankWidth + strokeWidth * 2,
        height: lineHeight * 0.92,
        colour,
        radius: font.size / 6,
        dashLength: strokeWidth * 3,
      }
    })
    const baseline = top + lineHeight / 2 + font.size * 0.34
    return [...blankBoxes, { kind: 'text', text, x, y: baseline, font, colour, align, direction }]
  })
}
