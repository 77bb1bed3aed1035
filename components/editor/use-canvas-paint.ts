import { type RefObject, useEffect } from 'react'
import { paintDrawing } from '@/lib/images/drawing/paint-drawing'
import type { Editor } from './editor'

/** Paints the editor's drawing on a canvas: once a frame, however often the scene has changed since the last. */
export function useCanvasPaint<Scene>(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  { drawing, family, images }: Editor<Scene>,
): void {
  useEffect(() => {
    if (!drawing) return
    const frameId = requestAnimationFrame(() => {
      const context = canvasRef.current?.getContext('2d')
      if (!context) return
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, context.canvas.width, context.canvas.height)
      paintDrawing(context, drawing, family, images)
    })
    return () => cancelAnimationFrame(frameId)
  }, [canvasRef, drawing, family, images])
}
