import type { ReactNode } from 'react'
import type { Box, Size } from '@/lib/core/geometry/sizes'

type Props = {
  image: { url: string } & Size
  crop: Box
  /** Frame with the image at its center; the image's own size by default. */
  frameSize?: Size
  /** CSS rotation around its center, such as `rotate(90deg)`. */
  rotation?: string
  label: string
  backgroundColor?: string | undefined
  className?: string
  children?: ReactNode
}

/** Crops the visitor's image with CSS, as wide as the layout allows. The browser scales it; no pixels are redrawn. */
export function ImageCrop(props: Props) {
  const { image, crop, frameSize = image, rotation, label, backgroundColor, className = '', children } = props
  const { url, width, height } = image
  const toPercent = (length: number, totalLength: number) => `${(length / totalLength) * 100}%`
  return (
    <div
      className={`relative w-full overflow-hidden ${className}`}
      style={{ aspectRatio: `${crop.width} / ${crop.height}`, ...(backgroundColor && { backgroundColor }) }}
    >
      <img
        src={url}
        alt={label}
        draggable={false}
        className="absolute max-w-none"
        style={{
          left: toPercent((frameSize.width - width) / 2 - crop.x, crop.width),
          top: toPercent((frameSize.height - height) / 2 - crop.y, crop.height),
          width: toPercent(width, crop.width),
          height: toPercent(height, crop.height),
          ...(rotation && { transform: rotation }),
        }}
      />
      {children}
    </div>
  )
}
