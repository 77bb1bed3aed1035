import { getRotation, type Shape } from '@/lib/images/drawing/shapes'
import type { ShapeLayer } from './scene'

type Point = readonly [x: number, y: number]

/** An arrow to the right in shares of its box. */
const arrowPoints: readonly Point[] = [
  [0, 0.32],
  [0.55, 0.32],
  [0.55, 0],
  [1, 0.5],
  [0.55, 1],
  [0.55, 0.68],
  [0, 0.68],
]

const BURST_POINT_COUNT = 14

/** A star with many short points, for a price or a “vs”. */
const burstPoints: readonly Point[] = Array.from({ length: BURST_POINT_COUNT * 2 }, (_, index) => {
  const angle = (index * Math.PI) / BURST_POINT_COUNT
  const radius = index % 2 === 0 ? 0.5 : 0.41
  return [0.5 + radius * Math.sin(angle), 0.5 - radius * Math.cos(angle)]
})

const shadow = { colour: '#00000080', blur: 14, x: 0, y: 6 }
const arrowOutline = { colour: '#ffffff', width: 6 }

export function drawShape(layer: ShapeLayer): Shape[] {
  const { x, y, width, height, colour, sign, shape } = layer
  const box = { x, y, width, height }
  const turn = getRotation(layer)
  switch (shape) {
    case 'arrow':
      return [{ kind: 'path', points: scaleToBox(arrowPoints, layer), colour, outline: arrowOutline, shadow, turn }]
    case 'burst':
      return [{ kind: 'path', points: scaleToBox(burstPoints, layer), colour, shadow, turn }]
    case 'circle':
      return [{ kind: 'oval', ...box, colour, lineWidth: Math.min(width, height) / 14, shadow, turn }]
    case 'box':
      return [{ kind: 'box', ...box, colour, radius: Math.min(width, height) / 12, turn }]
    case 'emoji': {
      const size = Math.min(width, height) * 0.86
      const [centerX, baselineY] = [x + width / 2, y + height / 2 + size * 0.36]
      const font = { size, weight: 400 as const }
      const textStyle = { font, colour: '#000000', align: 'middle', direction: 'ltr', turn } as const
      return [{ kind: 'text', text: sign, x: centerX, y: baselineY, ...textStyle }]
    }
  }
}

const scaleToBox = (points: readonly Point[], { x, y, width, height }: ShapeLayer) =>
  points.map(([relativeX, relativeY]): Point => [x + relativeX * width, y + relativeY * height])
