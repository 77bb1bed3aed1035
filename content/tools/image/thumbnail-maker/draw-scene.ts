import { type Drawing, type Gradient, getRotation, type Shape, type TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutTextBlock, type TextBlockLayout } from '@/lib/images/drawing/text-block'
import { typefaces } from '@/lib/images/drawing/typefaces'
import { drawShape } from './draw-shape'
import {
  type Background,
  formats,
  type ImageLayer,
  type SceneLayer,
  type TextLayer,
  type ThumbnailScene,
} from './scene'

/** Letters smaller than that are given up: no size of a thumbnail shows them. */
const MIN_FONT_SIZE = 16

export function drawScene(scene: ThumbnailScene, measure: TextMeasurer): Drawing {
  const { width, height } = formats[scene.format]
  const shapes = [
    ...drawBackground(scene.ground, width, height),
    ...scene.layers.flatMap((layer) => drawLayer(layer, measure)),
  ]
  return { width, height, shapes }
}

/** The same without words, to measure how well they stand out. */
export function drawSceneWithoutText(scene: ThumbnailScene, measure: TextMeasurer): Drawing {
  return drawScene({ ...scene, layers: scene.layers.filter(({ kind }) => kind !== 'text') }, measure)
}

export function layOutText(layer: TextLayer, measure: TextMeasurer): TextBlockLayout {
  const { text, size, colour, outline, outlineColour, shadow, upper, align, turn, typeface } = layer
  const { family } = typefaces[typeface] ?? typefaces[0]
  const style = { maxSize: size, minSize: MIN_FONT_SIZE, weight: 700, family, leading: 1.08, colour } as const
  return layOutTextBlock(
    text,
    layer,
    {
      ...style,
      ...(outline > 0 && { outline: { colour: outlineColour, width: outline } }),
      ...(shadow && { shadow: { colour: '#000000b3', blur: size / 8, x: size / 30, y: size / 20 } }),
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
    colour: '#8a7f73',
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
  const box: Shape = { kind: 'box', ...fullBox, colour, gradient }
  if (picture === null) return [box]
  return [
    box,
    // Blur in pixels of 1280 by 720, so that a larger format looks the same.
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

/** From edge to edge at an angle, as CSS has it: 0° goes up, 90° to the right. */
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
