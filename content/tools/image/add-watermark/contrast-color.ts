import { formatHexColor, mixColors } from '@/lib/images/drawing/colors'
import { getContrast, getLuminance } from '@/lib/images/drawing/contrast'

type Pixels = Pick<ImageData, 'data'>

/** Where white and black stand out equally: (L + 0.05)² = 0.05 × 1.05 (WCAG 2.2, contrast). */
const EQUAL_CONTRAST_LUMINANCE = 0.179

/** Less contrast than this, letters as large as a mark's sink in. */
const MIN_CONTRAST = 2

/** Of a mark's place, so much may swallow it: a letter or two of a name. */
const MAX_LOST_SHARE = 1 / 8

/** Whether an ink of so much opacity (0 to 1) sinks into more than an eighth of an area: a busy or a middle grey one. */
export function isLowContrast({ data }: Pixels, color: string, opacity: number): boolean {
  let lostBytes = 0
  for (let offset = 0; offset < data.length; offset += 4) {
    const background = formatHexColor(data[offset], data[offset + 1], data[offset + 2])
    if (data[offset + 3] !== 0 && getContrast(mixColors(background, color, opacity), background) < MIN_CONTRAST)
      lostBytes += 4
  }
  return lostBytes > data.length * MAX_LOST_SHARE
}

/** White or black, whichever stands out more from an area on average. See-through parts lie outside of the picture and do not count. */
export function pickContrastColor({ data }: Pixels): '#ffffff' | '#000000' {
  let luminanceSum = 0
  let alphaSum = 0
  for (let offset = 0; offset < data.length; offset += 4) {
    const alpha = (data[offset + 3] ?? 255) / 255
    luminanceSum += getLuminance(formatHexColor(data[offset], data[offset + 1], data[offset + 2])) * alpha
    alphaSum += alpha
  }
  return alphaSum === 0 || luminanceSum / alphaSum > EQUAL_CONTRAST_LUMINANCE ? '#000000' : '#ffffff'
}
