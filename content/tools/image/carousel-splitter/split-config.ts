import type { Size } from '@/lib/core/geometry/sizes'
import { MAX_SIDE } from '@/lib/images/limits'
import type { FieldParameters } from '@/lib/tool/form'
import type { fields } from './fields'
import { getSlideShape, type SplitConfig, type SplitPlan } from './split-plan'

/** Instagram upscales posts narrower than this, in pixels. */
const SHARP_WIDTH = 1080

export type SplitSettings = FieldParameters<typeof fields>

export const toSplitConfig = ({ widest, ...settings }: SplitSettings): SplitConfig => ({
  ...settings,
  maxSlideWidth: Number(widest),
})

/** Parses the saved crop position, from 0 to 1; invalid values become the center. */
export const parseCropPosition = (tweak: unknown): number =>
  typeof tweak === 'number' && tweak >= 0 && tweak <= 1 ? tweak : 0.5

/** The largest share of the image that may be cropped for the slide shape, or of the slides that may be bars. */
const MAX_LOST_SHARE = 1 / 3

/** Returns a warning if an image is too narrow for this number of slides; null otherwise. */
export function getNarrowWarning(
  { source, scaledSize, slideSize, columnCount }: SplitPlan,
  size: Size,
  config: SplitConfig,
): string | null {
  const { mode, fit, overlap } = config
  const isCropped = fit === 'crop'
  const retainedShare = isCropped
    ? source.height / size.height
    : scaledSize.width / (columnCount * slideSize.width - (columnCount - 1) * overlap)
  if (mode === 'grid' || 1 - retainedShare < MAX_LOST_SHARE) return null
  const lostPercent = Math.round((1 - retainedShare) * 100)
  const consequence = isCropped ? `${lostPercent} % of its height is cut off` : `bars fill ${lostPercent} % of them`
  return `This picture isn’t wide enough for ${columnCount} slides: ${consequence}. ${columnCount > 2 ? 'Fewer slides lose less.' : 'Post it as it is.'}`
}

/** Returns a warning if slides are smaller than their display size; null otherwise. */
export function getSmallSlideWarning(
  { slideSize, slides, columnCount }: SplitPlan,
  config: SplitConfig,
): string | null {
  if (slideSize.width >= SHARP_WIDTH) return null
  const warning = `Each slide has only ${slideSize.width} of the 1,080 pixels that Instagram shows across.`
  const overlap = config.mode === 'grid' ? 0 : config.overlap
  const width = columnCount * (SHARP_WIDTH - overlap) + overlap
  if (width > MAX_SIDE) {
    const maxSlides = Math.floor((MAX_SIDE - overlap) / (SHARP_WIDTH - overlap))
    return `${warning} We can’t open a picture wide enough for ${columnCount}: make ${maxSlides} or fewer.`
  }
  const shape = getSlideShape(config)
  const rowCount = slides.length / columnCount
  const height = rowCount * Math.ceil((SHARP_WIDTH * shape.height) / shape.width)
  const neededSize = [width, height].map((side) => side.toLocaleString('en')).join(' × ')
  return `${warning} A picture of ${neededSize} pixels would fill them.`
}
