import { computeCoverCrop, positionCrop } from '@/lib/core/geometry/crop'
import { type Box, type Size, scaleSize } from '@/lib/core/geometry/sizes'
import type { NetworkLimit } from '@/lib/platforms/images/network-limits'
import { imageNetworks, type Preset, presets } from '@/lib/platforms/images/presets'

export type Target = Size &
  Pick<Preset, 'id' | 'safeZone' | 'coveredZone' | 'isRound'> & {
    /** For example, "Instagram: Portrait post 4:5". */
    name: string
    folder: string
    limit: NetworkLimit | null
  }

type SizeSelection = { readonly sizes: readonly string[]; readonly width: number; readonly height: number }

/** Returns the output sizes of an image in table order, the custom size last; a custom side of 0 keeps the ratio. */
export function getResizeTargets({ sizes, ...customSize }: SizeSelection, imageSize: Size): Target[] {
  const presetTargets = presets
    .filter(({ id }) => sizes.includes(id))
    .map(({ network, label, networkId, ...preset }) => ({
      ...preset,
      name: `${network}: ${label}`,
      folder: networkId,
      limit: preset.limit ?? imageNetworks[networkId].limit,
    }))
  if (customSize.width === 0 && customSize.height === 0) return presetTargets
  const size = getCustomSize(customSize, imageSize)
  return [...presetTargets, { ...size, id: 'own', name: 'Custom size', folder: 'own', limit: null }]
}

const MAX_CUSTOM_SIDE = 8_192

function getCustomSize(customSize: Size, imageSize: Size): Size {
  if (customSize.width > 0 && customSize.height > 0) return customSize
  const scale = customSize.width > 0 ? customSize.width / imageSize.width : customSize.height / imageSize.height
  return scaleSize(imageSize, Math.min(scale, MAX_CUSTOM_SIDE / Math.max(imageSize.width, imageSize.height)))
}

export type Fit = 'cover' | 'contain' | 'stretch'

/** The visitor's settings for one size of an image: the frame position from 0 to 1, and the fit. */
export type Frame = { readonly at?: number; readonly fit?: 'cover' | 'contain' }

/** Source and target rectangles, each in its own pixels. */
export type FrameLayout = { sourceCrop: Box; targetBox: Box }

/** Lays out an image in a target. `position` is the frame's position: 0 is the left or top end, 1 the other. */
export function layOutFrame(imageSize: Size, targetSize: Size, fit: Fit, position: number): FrameLayout {
  const [fullSource, fullTarget] = [
    { x: 0, y: 0, width: imageSize.width, height: imageSize.height },
    { x: 0, y: 0, width: targetSize.width, height: targetSize.height },
  ]
  if (fit === 'stretch') return { sourceCrop: fullSource, targetBox: fullTarget }
  if (fit === 'cover') {
    const sourceCrop = positionCrop(computeCoverCrop(imageSize, targetSize), imageSize, position)
    return { sourceCrop, targetBox: fullTarget }
  }
  const scale = Math.min(targetSize.width / imageSize.width, targetSize.height / imageSize.height)
  const { width, height } = scaleSize(imageSize, scale)
  const size = { width: Math.min(width, targetSize.width), height: Math.min(height, targetSize.height) }
  const x = Math.floor((targetSize.width - size.width) / 2)
  return { sourceCrop: fullSource, targetBox: { x, y: Math.floor((targetSize.height - size.height) / 2), ...size } }
}

export function getResizeLoss({ sourceCrop, targetBox }: FrameLayout, imageSize: Size) {
  return {
    scale: Math.max(targetBox.width / sourceCrop.width, targetBox.height / sourceCrop.height),
    croppedShare: 1 - (sourceCrop.width * sourceCrop.height) / (imageSize.width * imageSize.height),
  }
}

/** The frames that the visitor has set, by the target's id. */
export const getFrames = (tweak: unknown) => (tweak ?? {}) as Readonly<Record<string, Frame>>
