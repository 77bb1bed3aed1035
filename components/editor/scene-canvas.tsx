import { type RefObject, useEffect } from 'react'
import type { Box, Size } from '@/lib/core/geometry/sizes'
import { paintDrawing } from '@/lib/images/drawing/paint-drawing'
import type { Editor } from './editor'

function useCanvasPaint<Scene>(
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

/** Longest side of the canvas backing store on the page. Files use the drawing's size. */
const MAX_CANVAS_SIDE = 1280

type Props<Scene> = { canvasRef: RefObject<HTMLCanvasElement | null>; editor: Editor<Scene>; size: Size }

export function SceneCanvas<Scene>({ canvasRef, editor, size }: Props<Scene>) {
  const scale = Math.min(1, MAX_CANVAS_SIDE / Math.max(size.width, size.height))
  useCanvasPaint(canvasRef, editor)
  return (
    <canvas
      ref={canvasRef}
      width={Math.round(size.width * scale)}
      height={Math.round(size.height * scale)}
      aria-hidden
      className="block h-auto max-h-[70vh] w-auto max-w-full"
    />
  )
}

/** Page pixels per pixel of the drawing. */
export const getCanvasScale = ({ current }: RefObject<HTMLCanvasElement | null>, { width }: Size) =>
  (current?.clientWidth || width) / width

export const getOverlayStyle = ({ width, height }: Size, box: Box) => ({
  left: `${(box.x / width) * 100}%`,
  top: `${(box.y / height) * 100}%`,
  width: `${(box.width / width) * 100}%`,
  height: `${(box.height / height) * 100}%`,
})
