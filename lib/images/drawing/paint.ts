import { paintPicture } from './paint-picture'
import type { BoxShape, Drawing, Font, Measure, OvalShape, PathShape, Shape, TextShape } from './shapes'

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The pictures of a drawing by their names. */
export type Pictures = ReadonlyMap<string, ImageBitmap>

/**
 * Paints a drawing on a canvas, stretched to its size, over what is there. `family` is the CSS list of typefaces that it
 * was measured in.
 */
export function paint(
  context: Context,
  drawing: Drawing,
  family: string,
  pictures: Pictures = new Map(),
): void {
  const { canvas } = context
  const scale = canvas.width / drawing.width
  context.setTransform(scale, 0, 0, canvas.height / drawing.height, 0, 0)
  for (const shape of drawing.shapes) {
    context.save()
    turn(context, shape)
    cast(context, shape, scale)
    paintShape(context, shape, family, pictures)
    context.restore()
  }
}

/** Measures as `paint` draws. */
export function measureOn(context: Context, family: string): Measure {
  return (text, font) => {
    context.font = cssFont(font, family)
    return context.measureText(text).width
  }
}

function cssFont({ size, weight, family: first }: Font, family: string): string {
  return `${weight} ${size}px ${first ? `"${first}", ` : ''}${family}`
}

function turn(context: Context, shape: Shape) {
  if (!shape.turn) return
  const { degrees, x, y } = shape.turn
  context.translate(x, y)
  context.rotate((degrees * Math.PI) / 180)
  context.translate(-x, -y)
}

/** A canvas takes shadows in pixels of its own, whatever its scale. */
function cast(context: Context, { shadow }: Shape, scale: number) {
  if (!shadow) return
  context.shadowColor = shadow.colour
  context.shadowBlur = shadow.blur * scale
  context.shadowOffsetX = shadow.x * scale
  context.shadowOffsetY = shadow.y * scale
}

function paintShape(context: Context, shape: Shape, family: string, pictures: Pictures) {
  if (shape.kind === 'picture') return paintPicture(context, shape, pictures.get(shape.id))
  context.fillStyle = shape.colour
  context.strokeStyle = shape.colour
  if (shape.kind === 'text') return paintText(context, shape, family)
  context.beginPath()
  if (shape.kind === 'box') paintBox(context, shape)
  else if (shape.kind === 'oval') paintOval(context, shape)
  else paintPath(context, shape)
}

function paintText(context: Context, shape: TextShape, family: string) {
  context.font = cssFont(shape.font, family)
  context.direction = shape.direction
  context.textAlign = shape.align === 'middle' ? 'center' : shape.align
  outline(context, shape, () => context.strokeText(shape.text, shape.x, shape.y))
  context.fillText(shape.text, shape.x, shape.y)
}

function paintBox(context: Context, shape: BoxShape) {
  const { x, y, width, height, radius = 0, dash, gradient } = shape
  context.roundRect(x, y, width, height, radius)
  if (dash) {
    context.lineWidth = dash / 3
    context.setLineDash([dash, dash])
    return context.stroke()
  }
  outline(context, shape, () => context.stroke())
  if (gradient) {
    const fill = context.createLinearGradient(...gradient.from, ...gradient.to)
    for (const [at, colour] of gradient.stops) fill.addColorStop(at, colour)
    context.fillStyle = fill
  }
  context.fill()
}

function paintOval(context: Context, shape: OvalShape) {
  const { x, y, width, height, line = 0 } = shape
  const [across, down] = [(width - line) / 2, (height - line) / 2]
  context.ellipse(x + width / 2, y + height / 2, Math.max(0, across), Math.max(0, down), 0, 0, 2 * Math.PI)
  if (!line) {
    outline(context, shape, () => context.stroke())
    return context.fill()
  }
  const { outline: edge } = shape
  if (edge) outline(context, { outline: { ...edge, width: edge.width + line / 2 } }, () => context.stroke())
  context.lineWidth = line
  context.strokeStyle = shape.colour
  context.stroke()
}

function paintPath(context: Context, shape: PathShape) {
  for (const [x, y] of shape.points) context.lineTo(x, y)
  if (shape.width === undefined) {
    context.closePath()
    outline(context, shape, () => context.stroke())
    return context.fill()
  }
  context.lineWidth = shape.width
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.stroke()
}

/** The outline lies below the filling and casts the shadow alone: two shadows would add up. */
function outline(context: Context, { outline: edge }: Pick<Shape, 'outline'>, stroke: () => void) {
  if (!edge || edge.width <= 0) return
  context.lineJoin = 'round'
  context.lineWidth = edge.width * 2
  context.strokeStyle = edge.colour
  stroke()
  context.shadowColor = 'transparent'
}
