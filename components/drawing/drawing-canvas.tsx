import { useEffect, useRef } from 'react'
import { type DrawingImages, paintDrawing } from '@/lib/images/drawing/paint-drawing'
import type { Drawing } from '@/lib/images/drawing/shapes'

type Props = {
  drawing: Drawing | null
  family: string
  images?: DrawingImages
  /** Its size in pixels of its own; how large it is shown is for `className` to say. */
  width: number
  height: number
  /** What is to be read on it, for who does not see it; empty where something else says it. */
  label: string
  className: string
}

/** A drawing on the page; it is empty until the typeface has arrived. */
export function DrawingCanvas({ drawing, family, images, width, height, label, className }: Props) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvasRef.current?.getContext('2d')
    if (context && drawing) paintDrawing(context, drawing, family, images)
  }, [drawing, family, images])
  const ariaProps = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <canvas ref={canvasRef} width={width} height={height} {...ariaProps} className={className} />
}
