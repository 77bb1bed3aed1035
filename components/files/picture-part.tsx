import type { ReactNode } from 'react'
import type { Crop } from '@/lib/core/geometry/crop'
import type { Size } from '@/lib/core/geometry/sizes'

type Props = {
  picture: { url: string } & Size
  /** What is shown, in pixels of the frame. */
  part: Crop
  /** What the picture's middle lies in the middle of; the picture itself when left out. */
  frame?: Size
  /** How it is turned around its middle: `rotate(90deg)`. */
  turn?: string
  label: string
  /** Where the part reaches beyond the picture. */
  ground?: string
  className?: string
  children?: ReactNode
}

/** A part of the visitor's own picture, as wide as the page lets it be. The browser scales it; nothing is drawn anew. */
export function PicturePart({
  picture,
  part,
  frame = picture,
  turn,
  label,
  ground,
  className = '',
  children,
}: Props) {
  const { url, width, height } = picture
  const percent = (length: number, whole: number) => `${(length / whole) * 100}%`
  return (
    <div
      className={`relative w-full overflow-hidden ${className}`}
      style={{ aspectRatio: `${part.width} / ${part.height}`, ...(ground && { backgroundColor: ground }) }}
    >
      {/* biome-ignore lint/performance/noImgElement: the visitor's own file. */}
      <img
        src={url}
        alt={label}
        draggable={false}
        className="absolute max-w-none"
        style={{
          left: percent((frame.width - width) / 2 - part.x, part.width),
          top: percent((frame.height - height) / 2 - part.y, part.height),
          width: percent(width, part.width),
          height: percent(height, part.height),
          ...(turn && { transform: turn }),
        }}
      />
      {children}
    </div>
  )
}
