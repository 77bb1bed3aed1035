import { useEffect, useRef } from 'react'
import { coverCrop } from '@/lib/core/geometry/crop'

const SIDE = 160

/** A small square of a picture that is there as pixels. */
export function BitmapThumb({ bitmap }: { bitmap: ImageBitmap | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !bitmap) return
    const { x, y, width, height } = coverCrop(bitmap, { width: SIDE, height: SIDE })
    context.drawImage(bitmap, x, y, width, height, 0, 0, SIDE, SIDE)
  }, [bitmap])
  return <canvas ref={canvas} width={SIDE} height={SIDE} aria-hidden className="size-full" />
}
