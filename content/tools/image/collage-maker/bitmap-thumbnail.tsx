import { useEffect, useRef } from 'react'
import { computeCoverCrop } from '@/lib/core/geometry/crop'

const THUMBNAIL_SIDE = 160

/** A small square of a picture that is there as pixels. */
export function BitmapThumbnail({ bitmap }: { bitmap: ImageBitmap | undefined }) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvasRef.current?.getContext('2d')
    if (!context || !bitmap) return
    const { x, y, width, height } = computeCoverCrop(bitmap, {
      width: THUMBNAIL_SIDE,
      height: THUMBNAIL_SIDE,
    })
    context.drawImage(bitmap, x, y, width, height, 0, 0, THUMBNAIL_SIDE, THUMBNAIL_SIDE)
  }, [bitmap])
  return <canvas ref={canvasRef} width={THUMBNAIL_SIDE} height={THUMBNAIL_SIDE} aria-hidden className="size-full" />
}
