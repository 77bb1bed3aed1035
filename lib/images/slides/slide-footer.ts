import { fitText } from '@/lib/images/drawing/fit-text'
import type { Shape, TextDirection, TextMeasurer } from '@/lib/images/drawing/shapes'
import { buildTextShapes, getTextDirection } from '@/lib/images/drawing/text-shapes'
import type { SlideInput } from './lay-out-slide'

type FooterPosition = { left: number; right: number; y: number; colour: string }

export function buildFooterShapes(
  input: SlideInput,
  { left, right, y, colour }: FooterPosition,
  measure: TextMeasurer,
): Shape[] {
  const { text: slideText, index, total } = input
  const direction = getSlideDirection(input)
  const fittedText = fitText(
    slideText.footer,
    { width: right - left - 140, height: 44 },
    { sizes: [34, 28], weight: 600, leading: 1.2 },
    measure,
  )
  const startX = direction === 'rtl' ? right : left
  const textShapes = slideText.footer
    ? buildTextShapes(fittedText, { x: startX, y: y - 22, colour, direction }, measure)
    : []
  return index === total - 1
    ? textShapes
    : [...textShapes, ...buildArrow(direction === 'rtl' ? left : right, y, colour, direction)]
}

export function getSlideDirection({ text: { headline, body } }: SlideInput): TextDirection {
  return getTextDirection(`${headline} ${body}`)
}

function buildArrow(tipX: number, y: number, colour: string, direction: TextDirection): Shape[] {
  const sign = direction === 'rtl' ? 1 : -1
  const headX = tipX + sign * 26
  return [
    {
      kind: 'path',
      points: [
        [tipX + sign * 84, y],
        [tipX, y],
      ],
      colour,
      width: 9,
    },
    {
      kind: 'path',
      points: [
        [headX, y - 24],
        [tipX, y],
        [headX, y + 24],
      ],
      colour,
      width: 9,
    },
  ]
}
