import type { ReactNode } from 'react'
import type { Crop } from '@/lib/core/geometry/crop'
import type { Size } from '@/lib/core/geometry/sizes'

type Props = {
  image: { url: string } & Size
  /** What is shown, in pixels of the frame. */
  crop: Crop
  /** What the picture's middle lies in the middle of; the picture itself when left out. */
  frameSize?: Size
  /** How it is turned around its middle: `rotate(90deg)`. */
  rotation?: string
  label: string
  /** Where the part reaches beyond the picture. */
  backgroundColor?: string
  className?: string
  children?: ReactNode
}

/** A part of the visitor's own picture, as wide as the page lets it be. The browser scales it; nothing is drawn anew. */
export function ImageCrop({
  image,
  crop,
  frameSize = image,
  rotation,
  label,
  backgroundColor,
  className = '',
  children,
}: Props) {
  const { url, width, height } = image
  const toPercent = (length: number, whole: number) => `${(length / whole) * 100}%`
  return (
    <div
      className={`relative w-full overflow-hidden ${className}`}
      style={{ aspectRatio: `${crop.width} / ${crop.height}`, ...(backgroundColor && { backgroundColor }) }}
    >
      {/* biome-ignore lint/performance/noImgElement: the visitor's own file. */}
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
