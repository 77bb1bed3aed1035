import { type ReactNode, type RefObject, useEffect } from 'react'
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

type Props<Scene> = {
  canvasRef: RefObject<HTMLCanvasElement | null>
  editor: Editor<Scene>
  size: Size
  /** Address of an image of the first scene, which is visible until the canvas is painted. */
  firstPicture: string
  /** On top of the canvas. */
  children: ReactNode
}

export function SceneCanvas<Scene>({ canvasRef, editor, size, firstPicture, children }: Props<Scene>) {
  const scale = Math.min(1, MAX_CANVAS_SIDE / Math.max(size.width, size.height))
  useCanvasPaint(canvasRef, editor)
  const sizeClass = 'block h-auto max-h-[70vh] w-auto max-w-full max-lg:max-h-[40svh]'
  return (
    <div className="relative mx-auto w-fit max-w-full overflow-hidden rounded-lg border border-line">
      {/* biome-ignore lint/performance/noImgElement: an SVG gains nothing from next/image and pays for its script. */}
      <img src={firstPicture} alt="" fetchPriority="high" className="absolute size-full" />
      <canvas
        ref={canvasRef}
        width={Math.round(size.width * scale)}
        height={Math.round(size.height * scale)}
        aria-hidden
        className={`relative ${sizeClass}`}
      >
        {/* Without JavaScript, browsers show this instead of a canvas. */}
        {/* biome-ignore lint/performance/noImgElement: see above. */}
        <img src={firstPicture} alt="" className={sizeClass} />
      </canvas>
      {children}
    </div>
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
