import { type Drawing, type Gradient, getRotation, type Shape, type TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutTextBlock, type TextBlockLayout } from '@/lib/images/drawing/text-block'
import { typefaces } from '@/lib/images/drawing/typefaces'
import {
  type Background,
  formats,
  type ImageLayer,
  type SceneLayer,
  type ShapeLayer,
  type TextLayer,
  type ThumbnailScene,
} from './scene'

type Point = readonly [x: number, y: number]

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

const burstPoints: readonly Point[] = Array.from({ length: BURST_POINT_COUNT * 2 }, (_, index) => {
  const angle = (index * Math.PI) / BURST_POINT_COUNT
  const radius = index % 2 === 0 ? 0.5 : 0.41
  return [0.5 + radius * Math.sin(angle), 0.5 - radius * Math.cos(angle)]
})

const shadow = { colour: '#00000080', blur: 14, x: 0, y: 6 }
const arrowOutline = { colour: '#ffffff', width: 6 }

function drawShape(layer: ShapeLayer): Shape[] {
  const { x, y, width, height, colour, sign, shape } = layer
  const box = { x, y, width, height }
  const turn = getRotation(layer)
  switch (shape) {
    case 'arrow':
      return [
        { kind: 'path', points: scaleToBox(arrowPoints, layer), color: colour, outline: arrowOutline, shadow, turn },
      ]
    case 'burst':
      return [{ kind: 'path', points: scaleToBox(burstPoints, layer), color: colour, shadow, turn }]
    case 'circle':
      return [{ kind: 'oval', ...box, color: colour, lineWidth: Math.min(width, height) / 14, shadow, turn }]
    case 'box':
      return [{ kind: 'box', ...box, color: colour, radius: Math.min(width, height) / 12, turn }]
    case 'emoji': {
      const size = Math.min(width, height) * 0.86
      const [centerX, baselineY] = [x + width / 2, y + height / 2 + size * 0.36]
      const font = { size, weight: 400 as const }
      const textStyle = { font, color: '#000000', align: 'middle', direction: 'ltr', turn } as const
      return [{ kind: 'text', text: sign, x: centerX, y: baselineY, ...textStyle }]
    }
  }
}

const scaleToBox = (points: readonly Point[], { x, y, width, height }: ShapeLayer) =>
  points.map(([relativeX, relativeY]): Point => [x + relativeX * width, y + relativeY * height])

/** Smaller text is not drawn: it is illegible at every size of a thumbnail. */
const MIN_FONT_SIZE = 16

export function drawScene(scene: ThumbnailScene, measure: TextMeasurer): Drawing {
  const { width, height } = formats[scene.format]
  const shapes = [
    ...drawBackground(scene.ground, width, height),
    ...scene.layers.flatMap((layer) => drawLayer(layer, measure)),
  ]
  return { width, height, shapes }
}

export function layOutText(layer: TextLayer, measure: TextMeasurer): TextBlockLayout {
  const { text, size, colour, outline, outlineColour, shadow: hasShadow, upper, align, turn, typeface } = layer
  const { family } = typefaces[typeface] ?? typefaces[0]
  const style = { maxSize: size, minSize: MIN_FONT_SIZE, weight: 700, family, leading: 1.08, colour } as const
  return layOutTextBlock(
    text,
    layer,
    {
      ...style,
      ...(outline > 0 && { outline: { colour: outlineColour, width: outline } }),
      ...(hasShadow && { shadow: { colour: '#000000b3', blur: size / 8, x: size / 30, y: size / 20 } }),
      ...{ align, verticalAlign: 'middle', upper, turn, even: true },
    },
    measure,
  )
}

function drawLayer(layer: SceneLayer, measure: TextMeasurer): readonly Shape[] {
  if (layer.kind === 'text') return layOutText(layer, measure).shapes
  return layer.kind === 'shape' ? drawShape(layer) : [drawImageLayer(layer)]
}

function drawImageLayer(layer: ImageLayer): Shape {
  const { x, y, width, height, picture, round, edge, edgeColour, mirrored } = layer
  return {
    kind: 'picture',
    id: picture ?? '',
    ...{ x, y, width, height },
    color: '#8a7f73',
    isMirrored: mirrored,
    radius: round ? Math.min(width, height) / 2 : 0,
    ...(edge > 0 && { outline: { colour: edgeColour, width: edge } }),
    turn: getRotation(layer),
  }
}

function drawBackground(background: Background, width: number, height: number): Shape[] {
  const { colour, to: endColor, angle, picture, zoom, focusX, focusY, blur, dim } = background
  const fullBox = { x: 0, y: 0, width, height }
  const gradient = colour === endColor ? undefined : createLinearGradient(colour, endColor, angle, width, height)
  const box: Shape = { kind: 'box', ...fullBox, color: colour, gradient }
  if (picture === null) return [box]
  return [
    box,
    // Blur in pixels at 1280 × 720, so that larger formats look the same.
    {
      kind: 'picture',
      id: picture,
      ...fullBox,
      zoom,
      focus: { x: focusX, y: focusY },
      blur: (blur * width) / 1280,
      dim,
    },
  ]
}

/** Creates an edge-to-edge gradient with a CSS angle: 0° points up, 90° right. */
function createLinearGradient(
  startColor: string,
  endColor: string,
  angle: number,
  width: number,
  height: number,
): Gradient {
  const angleRadians = (angle * Math.PI) / 180
  const [directionX, directionY] = [Math.sin(angleRadians), -Math.cos(angleRadians)]
  const halfLength = (Math.abs(directionX) * width + Math.abs(directionY) * height) / 2
  const [x, y] = [width / 2, height / 2]
  return {
    from: [x - directionX * halfLength, y - directionY * halfLength],
    to: [x + directionX * halfLength, y + directionY * halfLength],
    stops: [
      [0, startColor],
      [1, endColor],
    ],
  }
}
