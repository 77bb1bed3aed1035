import { type Crop, computeCoverCrop } from '@/lib/core/geometry/crop'
import { type Size, scaleSize } from '@/lib/core/geometry/sizes'

export type Fit = 'cover' | 'contain' | 'stretch'

/** The visitor's settings for one size of an image: the frame position from 0 to 1, and the fit. */
export type Frame = { readonly at?: number; readonly fit?: 'cover' | 'contain' }

/** Source and target rectangles, each in its own pixels. */
export type FrameLayout = { from: Crop; to: Crop }

/** Lays out an image in a target. `position` is the frame's position: 0 is the left or top end, 1 the other. */
export function layOutFrame(imageSize: Size, targetSize: Size, fit: Fit, position: number): FrameLayout {
  const [fullSource, fullTarget] = [
    { x: 0, y: 0, width: imageSize.width, height: imageSize.height },
    { x: 0, y: 0, width: targetSize.width, height: targetSize.height },
  ]
  if (fit === 'stretch') return { from: fullSource, to: fullTarget }
  if (fit === 'cover') return { from: getCoverCrop(imageSize, targetSize, position), to: fullTarget }
  const scale = Math.min(targetSize.width / imageSize.width, targetSize.height / imageSize.height)
  const { width, height } = scaleSize(imageSize, scale)
  const size = { width: Math.min(width, targetSize.width), height: Math.min(height, targetSize.height) }
  const x = Math.floor((targetSize.width - size.width) / 2)
  return { from: fullSource, to: { x, y: Math.floor((targetSize.height - size.height) / 2), ...size } }
}

function getCoverCrop(imageSize: Size, targetSize: Size, position: number): Crop {
  const { width, height } = computeCoverCrop(imageSize, targetSize)
  return {
    x: Math.round((imageSize.width - width) * position),
    y: Math.round((imageSize.height - height) * position),
    width,
    height,
  }
}

/** Returns the scale factor and the cropped share of the image. */
export function getResizeLoss(
  { from: sourceCrop, to: targetBox }: FrameLayout,
  imageSize: Size,
): { scale: number; croppedShare: number } {
  return {
    scale: Math.max(targetBox.width / sourceCrop.width, targetBox.height / sourceCrop.height),
    croppedShare: 1 - (sourceCrop.width * sourceCrop.height) / (imageSize.width * imageSize.height),
  }
}

/** Parses the frames of a panel, by target id; drops invalid ones. */
export function parseFrames(tweak: unknown): Readonly<Record<string, Frame>> {
  if (typeof tweak !== 'object' || tweak === null) return {}
  return Object.fromEntries(
    Object.entries(tweak).flatMap(([id, frame]: [string, unknown]) => {
      if (typeof frame !== 'object' || frame === null) return []
      const position = 'at' in frame && typeof frame.at === 'number' ? frame.at : null
      const fit = 'fit' in frame && (frame.fit === 'cover' || frame.fit === 'contain') ? frame.fit : null
      return [
        [
          id,
          {
            ...(position !== null && position >= 0 && position <= 1 && { at: position }),
            ...(fit !== null && { fit }),
          },
        ] as const,
      ]
    }),
  )
}
