import { paintImage } from './paint-image'
import type { BoxShape, Drawing, Font, Outlined, OvalShape, PathShape, Shape, TextMeasurer, TextShape } from './shapes'

export type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export type DrawingImages = ReadonlyMap<string, ImageBitmap>

/** Stretches the drawing to the canvas. `family` must be the CSS font list with which the drawing was measured. */
export function paintDrawing(
  context: CanvasContext,
  drawing: Drawing,
  fontStack: string,
  images: DrawingImages = new Map(),
): void {
  const { canvas } = context
  const scaleX = canvas.width / drawing.width
  context.setTransform(scaleX, 0, 0, canvas.height / drawing.height, 0, 0)
  for (const shape of drawing.shapes) {
    context.save()
    applyRotation(context, shape)
    applyShadow(context, shape, scaleX)
    paintShape(context, shape, fontStack, images)
    context.restore()
  }
}

export function createTextMeasurer(context: CanvasContext, fontStack: string): TextMeasurer {
  return (text, font) => {
    context.font = toCssFont(font, fontStack)
    return context.measureText(text).width
  }
}

const toCssFont = ({ size, weight, family }: Font, fontStack: string) =>
  `${weight} ${size}px ${family ? `"${family}", ` : ''}${fontStack}`

function applyRotation(context: CanvasContext, shape: Shape) {
  if (!shape.turn) return
  const { degrees, x, y } = shape.turn
  context.translate(x, y)
  context.rotate((degrees * Math.PI) / 180)
  context.translate(-x, -y)
}

/** Canvas shadows are in canvas pixels, regardless of the scale. */
function applyShadow(context: CanvasContext, { shadow }: Shape, scaleX: number) {
  if (!shadow) return
  context.shadowColor = shadow.colour
  context.shadowBlur = shadow.blur * scaleX
  context.shadowOffsetX = shadow.x * scaleX
  context.shadowOffsetY = shadow.y * scaleX
}

function paintShape(context: CanvasContext, shape: Shape, fontStack: string, images: DrawingImages) {
  if (shape.kind === 'picture') return paintImage(context, shape, images.get(shape.id))
  context.fillStyle = shape.color
  context.strokeStyle = shape.color
  if (shape.kind === 'text') return paintText(context, shape, fontStack)
  context.beginPath()
  if (shape.kind === 'box') paintBox(context, shape)
  else if (shape.kind === 'oval') paintOval(context, shape)
  else paintPath(context, shape)
}

function paintText(context: CanvasContext, shape: TextShape, fontStack: string) {
  context.font = toCssFont(shape.font, fontStack)
  context.direction = shape.direction
  context.textAlign = shape.align === 'middle' ? 'center' : shape.align
  strokeOutline(context, shape, () => context.strokeText(shape.text, shape.x, shape.y))
  context.fillText(shape.text, shape.x, shape.y)
}

function paintBox(context: CanvasContext, { x, y, width, height, radius = 0, dashLength, gradient }: BoxShape) {
  context.roundRect(x, y, width, height, radius)
  if (dashLength) {
    context.lineWidth = dashLength / 3
    context.setLineDash([dashLength, dashLength])
    return context.stroke()
  }
  if (gradient) {
    const gradientFill = context.createLinearGradient(...gradient.from, ...gradient.to)
    for (const [offset, colour] of gradient.stops) gradientFill.addColorStop(offset, colour)
    context.fillStyle = gradientFill
  }
  context.fill()
}

function paintOval(context: CanvasContext, { x, y, width, height, lineWidth = 0 }: OvalShape) {
  const [radiusX, radiusY] = [(width - lineWidth) / 2, (height - lineWidth) / 2]
  context.ellipse(x + width / 2, y + height / 2, Math.max(0, radiusX), Math.max(0, radiusY), 0, 0, 2 * Math.PI)
  if (!lineWidth) return context.fill()
  context.lineWidth = lineWidth
  context.stroke()
}

function paintPath(context: CanvasContext, shape: PathShape) {
  for (const [x, y] of shape.points) context.lineTo(x, y)
  if (shape.width === undefined) {
    context.closePath()
    strokeOutline(context, shape, () => context.stroke())
    return context.fill()
  }
  context.lineWidth = shape.width
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.stroke()
}

/** Twice as wide, as the fill covers the inner half. Clears the shadow, because the fill would cast a second one. */
function strokeOutline(context: CanvasContext, { outline }: Outlined, stroke: () => void) {
  if (!outline || outline.width <= 0) return
  context.lineJoin = 'round'
  context.lineWidth = outline.width * 2
  context.strokeStyle = outline.colour
  stroke()
  context.shadowColor = 'transparent'
}
