import { fitText } from '@/lib/images/drawing/fit-text'
import type { Direction, Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { getTextDirection, textShapes } from '@/lib/images/drawing/text-shapes'
import type { SlideInput } from './lay-out-slide'

type Row = { left: number; right: number; y: number; colour: string }

/** The last row of a slide: what the carousel is about, and an arrow where another slide follows. */
export function bottomRow(
  order: SlideInput,
  { left, right, y, colour }: Row,
  measure: TextMeasurer,
): Shape[] {
  const { text: words, index, total } = order
  const direction = getSlideDirection(order)
  const fitted = fitText(
    words.footer,
    { width: right - left - 140, height: 44 },
    { sizes: [34, 28], weight: 600, leading: 1.2 },
    measure,
  )
  const start = direction === 'rtl' ? right : left
  const text = words.footer ? textShapes(fitted, { x: start, y: y - 22, colour, direction }, measure) : []
  return index === total - 1
    ? text
    : [...text, ...arrow(direction === 'rtl' ? left : right, y, colour, direction)]
}

/** Which way the words of a slide run. */
export function getSlideDirection({ text: { headline, body } }: SlideInput): Direction {
  return getTextDirection(`${headline} ${body}`)
}

function arrow(end: number, y: number, colour: string, direction: Direction): Shape[] {
  const to = direction === 'rtl' ? 1 : -1
  const back = end + to * 26
  return [
    {
      kind: 'path',
      points: [
        [end + to * 84, y],
        [end, y],
      ],
      colour,
      width: 9,
    },
    {
      kind: 'path',
      points: [
        [back, y - 24],
        [end, y],
        [back, y + 24],
      ],
      colour,
      width: 9,
    },
  ]
}
