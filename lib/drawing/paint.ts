import type { Drawing, Font, Measure, Shape } from './shapes'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Paints a drawing on a canvas, stretched to its size. `family` is the CSS list of typefaces that it was measured in. */
export function paint(context: Context, drawing: Drawing, family: string): void {
  const { canvas } = context
  context.setTransform(canvas.width / drawing.width, 0, 0, canvas.height / drawing.height, 0, 0)
  for (const shape of drawing.shapes) paintShape(context, shape, family)
}

/** Measures as `paint` draws. */
export function measureOn(context: Context, family: string): Measure {
  return (text, font) => {
    context.font = cssFont(font, family)
    return context.measureText(text).width
  }
}

function cssFont({ size, weight }: Font, family: string): string {
  return `${weight} ${size}px ${family}`
}

function paintShape(context: Context, shape: Shape, family: string) {
  context.fillStyle = shape.colour
  context.strokeStyle = shape.colour
  if (shape.kind === 'text') {
    context.font = cssFont(shape.font, family)
    context.direction = shape.direction
    context.textAlign = shape.align === 'middle' ? 'center' : 'start'
    context.fillText(shape.text, shape.x, shape.y)
    return
  }
  context.beginPath()
  if (shape.kind === 'box') {
    const { x, y, width, height, radius = 0, dash } = shape
    context.roundRect(x, y, width, height, radius)
    if (!dash) return context.fill()
    context.lineWidth = dash / 3
    context.setLineDash([dash, dash])
    context.stroke()
    context.setLineDash([])
    return
  }
  for (const [x, y] of shape.points) context.lineTo(x, y)
  if (shape.width === undefined) return context.fill()
  context.lineWidth = shape.width
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.stroke()
}
