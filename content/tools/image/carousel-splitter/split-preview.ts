import type { Crop } from '@/lib/core/geometry/crop'
import type { Size } from '@/lib/core/geometry/sizes'
import { getTileTrim, type SplitConfig, type SplitPlan } from './split-plan'

/** A picture with its plan, as the mock-ups show it. */
export type SplitPreview = {
  image: { url: string } & Size
  plan: SplitPlan
  config: SplitConfig
  background: string
}

/** A slide in the pixels of the picture itself. */
export function toSourceCrop({ source, scaledSize }: SplitPlan, { x, y, width, height }: Crop): Crop {
  const [scaleX, scaleY] = [source.width / scaledSize.width, source.height / scaledSize.height]
  return {
    x: source.x + x * scaleX,
    y: source.y + y * scaleY,
    width: width * scaleX,
    height: height * scaleY,
  }
}

/** What is left of a slide on the profile. */
export function getTileCrop({ x, y, width, height }: Crop): Crop {
  const { trimX, trimY } = getTileTrim({ width, height })
  return {
    x: x + width * trimX,
    y: y + height * trimY,
    width: width * (1 - 2 * trimX),
    height: height * (1 - 2 * trimY),
  }
}
