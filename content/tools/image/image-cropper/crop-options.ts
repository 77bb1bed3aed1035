import type { Size } from '@/lib/core/geometry/sizes'
import { chooseOutputType } from '@/lib/images/encode/choose-output-type'
import type { ImageType } from '@/lib/images/sniff-image-type'
import type { OutputType } from '@/lib/platforms/images/output-type'
import type { FieldParameters } from '@/lib/tool/form'
import type { fields } from './fields'

/** The settings, which count for every picture of the list. */
export type CropOptions = FieldParameters<typeof fields>

/** Width by height; null where any will do. A circle is never an oval. */
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

/** More than any network asks for: the largest profile picture in `presets.ts` has 800. */
const AVATAR_WIDTH = 1_080

/** The widest that a crop is saved, 0 for no limit: without a size of the visitor's own a circle is as large as an avatar. */
export const getMaxWidth = ({ width, shape }: Pick<CropOptions, 'width' | 'shape'>) =>
  width === 0 && shape === 'circle' ? AVATAR_WIDTH : width

/** What the smallest profile picture and an Instagram post are across, in pixels, by `presets.ts`. */
const MIN_WIDTHS = { profile: 320, post: 1_080 } as const

/** What to know of a crop that is small for what its shape is made for; empty where it is not. */
export function getSmallCropWarning(
  { width }: Pick<Size, 'width'>,
  { shape, ratio }: Pick<CropOptions, 'shape' | 'ratio'>,
) {
  if (shape === 'circle')
    return width < MIN_WIDTHS.profile ? 'Small for a profile: networks ask for 320 pixels across or more.' : ''
  if (ratio === 'free' || ratio === 'own' || width >= MIN_WIDTHS.post) return ''
  return 'Small for a post: Instagram shows 1,080 pixels across, so it will look soft.'
}

/** The type asked for, else the picture's own; JPEG cannot leave corners transparent, so they make it a PNG. */
export function resolveOutputType(
  sourceType: ImageType,
  { format, shape, corners }: Pick<CropOptions, 'format' | 'shape' | 'corners'>,
): OutputType {
  if (format !== 'keep') return format
  const defaultType = chooseOutputType(sourceType)
  return defaultType === 'jpeg' && shape !== 'rectangle' && corners === 'clear' ? 'png' : defaultType
}
