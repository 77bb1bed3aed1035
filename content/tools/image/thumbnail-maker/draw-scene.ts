import type { Size } from '@/lib/core/geometry/sizes'
import { pickReadableColor } from '@/lib/images/drawing/colors'
import {
  createGradient,
  createPlate,
  type Drawing,
  type Gradient,
  getRotation,
  type Shape,
  type TextMeasurer,
} from '@/lib/images/drawing/shapes'
import { layOutTextBlock, type TextBlockLayout } from '@/lib/images/drawing/text-block'
import { typefaces } from '@/lib/images/drawing/typefaces'
import {
  type Background,
  formats,
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

function drawShape(layer: ShapeLayer, emojiColor: string): Shape[] {
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
      const textStyle = { color: emojiColor, align: 'middle', direction: 'ltr', turn } as const
      return [{ kind: 'text', text: sign, x: centerX, y: baselineY, font: { size, weight: 400 }, ...textStyle }]
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
    ...drawBackground(scene.ground, { width, height }),
    ...scene.layers.flatMap((layer) => drawLayer(layer, scene.ground, measure)),
  ]
  return { width, height, shapes }
}

export function layOutText(layer: TextLayer, measure: TextMeasurer): TextBlockLayout {
  const { text, size, colour, outline, outlineColour, shadow: hasShadow, upper, align, turn, typeface } = layer
  const { family } = typefaces[typeface] ?? typefaces[0]
  const effects = {
    ...(outline > 0 && { outline: { colour: outlineColour, width: outline } }),
    ...(hasShadow && { shadow: { colour: '#000000b3', blur: size / 8, x: size / 30, y: size / 20 } }),
  }
  const font = { maxSize: size, minSize: MIN_FONT_SIZE, weight: 700, family, leading: 1.08, colour } as const
  const style = { ...font, ...effects, align, verticalAlign: 'middle', upper, turn, even: true } as const
  return layOutTextBlock(text, layer, style, measure)
}

function drawLayer(layer: SceneLayer, background: Background, measure: TextMeasurer): readonly Shape[] {
  if (layer.kind === 'text') return layOutText(layer, measure).shapes
  if (layer.kind === 'shape') return drawShape(layer, getEmojiColor(background))
  const { x, y, width, height, picture, round, edge, edgeColour, mirrored, plate } = layer
  const image = { kind: 'picture', id: picture ?? '', x, y, width, height, color: '#8a7f73' } as const
  const radius = round ? Math.min(width, height) / 2 : 0
  const outline = edge > 0 && { outline: { colour: edgeColour, width: edge } }
  const turn = getRotation(layer)
  const imageShape = { ...image, isMirrored: mirrored, radius, ...outline, turn }
  return plate ? [createPlate(layer, plate, turn), imageShape] : [imageShape]
}

/** For a device whose emoji have no colors. */
const getEmojiColor = ({ picture, colour }: Background) =>
  picture === null ? pickReadableColor(colour, ['#000000']) : '#000000'

function drawBackground(background: Background, size: Size): Shape[] {
  const { colour, to, picture, zoom, focusX, focusY, blur, dim } = background
  const fullBox = { x: 0, y: 0, ...size }
  const gradient = colour === to ? undefined : createLinearGradient(background, size)
  const box: Shape = { kind: 'box', ...fullBox, color: colour, gradient }
  if (picture === null) return [box]
  // Blur in pixels at 1280 × 720, so that larger formats look the same.
  const effects = { blur: (blur * size.width) / 1280, dim }
  return [box, { kind: 'picture', id: picture, ...fullBox, zoom, focus: { x: focusX, y: focusY }, ...effects }]
}

/** Creates an edge-to-edge gradient with a CSS angle: 0° points up, 90° right. */
function createLinearGradient({ colour, to, angle }: Background, { width, height }: Size): Gradient {
  const angleRadians = (angle * Math.PI) / 180
  const [directionX, directionY] = [Math.sin(angleRadians), -Math.cos(angleRadians)]
  const halfLength = (Math.abs(directionX) * width + Math.abs(directionY) * height) / 2
  const [x, y] = [width / 2, height / 2]
  const [offsetX, offsetY] = [directionX * halfLength, directionY * halfLength]
  return createGradient([x - offsetX, y - offsetY], [x + offsetX, y + offsetY], colour, to)
}
