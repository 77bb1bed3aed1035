import { type Crop, computeCoverCrop } from '@/lib/core/geometry/crop'
import { type Size, scaleSize } from '@/lib/core/geometry/sizes'

export type Fit = 'cover' | 'contain' | 'stretch'

/** What the visitor has set for one size of one picture: where its frame stands (0 to 1 on its way), and how it fits. */
export type Frame = { readonly at?: number; readonly fit?: 'cover' | 'contain' }

/** Which part of the picture goes where in the target, in pixels of each. */
export type FrameLayout = { from: Crop; to: Crop }

/** `position` says where on its way the frame stands: 0 is the left or top end, 1 the other. */
export function layOutFrame(image: Size, target: Size, fit: Fit, position: number): FrameLayout {
  const [fullSource, fullTarget] = [
    { x: 0, y: 0, width: image.width, height: image.height },
    { x: 0, y: 0, width: target.width, height: target.height },
  ]
  if (fit === 'stretch') return { from: fullSource, to: fullTarget }
  if (fit === 'cover') return { from: getCoverCrop(image, target, position), to: fullTarget }
  const scale = Math.min(target.width / image.width, target.height / image.height)
  const { width, height } = scaleSize(image, scale)
  const size = { width: Math.min(width, target.width), height: Math.min(height, target.height) }
  const x = Math.floor((target.width - size.width) / 2)
  return { from: fullSource, to: { x, y: Math.floor((target.height - size.height) / 2), ...size } }
}

function getCoverCrop(image: Size, target: Size, position: number): Crop {
  const { width, height } = computeCoverCrop(image, target)
  return {
    x: Math.round((image.width - width) * position),
    y: Math.round((image.height - height) * position),
    width,
    height,
  }
}

/** How many times as large its pixels get, and the share of the picture that is cut off. */
export function getLoss(
  { from: sourceCrop, to: targetBox }: FrameLayout,
  image: Size,
): { scale: number; croppedShare: number } {
  return {
    scale: Math.max(targetBox.width / sourceCrop.width, targetBox.height / sourceCrop.height),
    croppedShare: 1 - (sourceCrop.width * sourceCrop.height) / (image.width * image.height),
  }
}

/** The frames that a panel has set, by the target's id; what does not read as such is left out. */
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
