import { type ReactNode, useEffect, useRef } from 'react'
import { type DrawingImages, paintDrawing } from '@/lib/images/drawing/paint-drawing'
import type { Drawing } from '@/lib/images/drawing/shapes'

type Props = {
  drawing: Drawing | null
  family: string
  images?: DrawingImages
  /** Size of the canvas in its own pixels; `className` sets the displayed size. */
  width: number
  height: number
  /** Text alternative of the drawing; empty if other text provides it. */
  label: string
  className: string
  /** Shown instead of the canvas where there is no JavaScript. */
  children?: ReactNode
}

export function DrawingCanvas({ drawing, family, images, width, height, label, className, children }: Props) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvasRef.current?.getContext('2d')
    if (!context || !drawing) return
    context.resetTransform()
    // Transparent parts of a photo must not show the previous drawing.
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    paintDrawing(context, drawing, family, images)
  }, [drawing, family, images])
  const ariaProps = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <canvas ref={canvasRef} width={width} height={height} {...ariaProps} className={className}>
      {children}
    </canvas>
  )
}
