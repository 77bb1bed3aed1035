import type { Size } from '@/lib/core/geometry/sizes'
import { chooseOutputType } from '@/lib/images/encode/choose-output-type'
import type { ImageType } from '@/lib/images/sniff-image-type'
import type { OutputType } from '@/lib/platforms/images/output-type'
import type { FieldParameters } from '@/lib/tool/form'
import type { fields } from './fields'

/** Settings shared by all images of the list. */
export type CropOptions = FieldParameters<typeof fields>

/** Returns width by height; null if any ratio is allowed. A circle is always 1:1. */
export function getAspectRatio({
  ratio,
  shape,
  across,
  down,
}: Pick<CropOptions, 'ratio' | 'shape' | 'across' | 'down'>) {
  if (shape === 'circle') return 1
  if (ratio === 'free') return null
  if (ratio === 'own') return across / down
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return width / height
}

/** Larger than any network requires: the largest avatar in `presets.ts` is 800. */
const AVATAR_WIDTH = 1_080

/** Returns the maximum output width, or 0 for no limit. Without a width from the visitor, a circle gets avatar size. */
export const getMaxWidth = ({ width, shape }: Pick<CropOptions, 'width' | 'shape'>) =>
  width === 0 && shape === 'circle' ? AVATAR_WIDTH : width

/** Width of the smallest avatar and of an Instagram post in `presets.ts`, in pixels. */
const MIN_WIDTHS = { profile: 320, post: 1_080 } as const

/** Returns a warning if a crop is too small for its purpose; empty otherwise. */
export function getSmallCropWarning(
  { width }: Pick<Size, 'width'>,
  { shape, ratio }: Pick<CropOptions, 'shape' | 'ratio'>,
) {
  if (shape === 'circle')
    return width < MIN_WIDTHS.profile ? 'Small for a profile: networks ask for 320 pixels across or more.' : ''
  if (ratio === 'free' || ratio === 'own' || width >= MIN_WIDTHS.post) return ''
  return 'Small for a post: Instagram shows 1,080 pixels across, so it will look soft.'
}

/** Returns the requested type, or else the image's own; PNG instead of JPEG if corners must be transparent. */
export function resolveOutputType(
  sourceType: ImageType,
  { format, shape, corners }: Pick<CropOptions, 'format' | 'shape' | 'corners'>,
): OutputType {
  if (format !== 'keep') return format
  const defaultType = chooseOutputType(sourceType)
  return defaultType === 'jpeg' && shape !== 'rectangle' && corners === 'clear' ? 'png' : defaultType
}
