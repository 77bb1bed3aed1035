import { type Size, scaleSize } from '@/lib/core/geometry/sizes'
import { networkLimits } from '@/lib/platforms/images/network-limits'
import { type Preset, presets } from '@/lib/platforms/images/presets'

export type Target = Size &
  Pick<Preset, 'id' | 'safeZone' | 'coveredZone' | 'isRound'> & {
    /** For example, "Instagram: Portrait post 4:5". */
    name: string
    folder: string
    limit: (typeof networkLimits)[keyof typeof networkLimits] | null
  }

type SizeSelection = { readonly sizes: readonly string[]; readonly width: number; readonly height: number }

/** Returns the output sizes of an image in table order, the custom size last; a custom side of 0 keeps the ratio. */
export function getResizeTargets({ sizes, ...customSize }: SizeSelection, imageSize: Size): Target[] {
  const presetTargets = presets
    .filter(({ id }) => sizes.includes(id))
    .map(({ network, label, sourceId, ...preset }) => ({
      ...preset,
      name: `${network}: ${label}`,
      folder: sourceId,
      limit: networkLimits[sourceId],
    }))
  if (customSize.width === 0 && customSize.height === 0) return presetTargets
  const size = getCustomSize(customSize, imageSize)
  return [...presetTargets, { ...size, id: 'own', name: 'Your own size', folder: 'own', limit: null }]
}

const MAX_CUSTOM_SIDE = 8_192

function getCustomSize(customSize: Size, imageSize: Size): Size {
  if (customSize.width > 0 && customSize.height > 0) return customSize
  const scale = customSize.width > 0 ? customSize.width / imageSize.width : customSize.height / imageSize.height
  const { width, height } = scaleSize(imageSize, scale)
  return {
    width: customSize.width || Math.min(MAX_CUSTOM_SIDE, width),
    height: customSize.height || Math.min(MAX_CUSTOM_SIDE, height),
  }
}
