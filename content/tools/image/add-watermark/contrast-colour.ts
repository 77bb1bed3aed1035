import { formatHexColour, mixColours } from '@/lib/images/drawing/colours'
import { contrast, luminance } from '@/lib/images/drawing/contrast'

type Pixels = Pick<ImageData, 'data'>

/** Where white and black stand out equally: (L + 0.05)² = 0.05 × 1.05 (WCAG 2.2, contrast). */
const EQUAL_CONTRAST_LUMINANCE = 0.179

/** Less contrast than this, letters as large as a mark's sink in. */
const MIN_CONTRAST = 2

/** Of a mark's place, so much may swallow it: a letter or two of a name. */
const MAX_LOST_SHARE = 1 / 8

/** Whether an ink of so much opacity (0 to 1) sinks into more than an eighth of an area: a busy or a middle grey one. */
export function isLowContrast({ data }: Pixels, colour: string, opacity: number): boolean {
  let lostBytes = 0
  for (let at = 0; at < data.length; at += 4) {
    const background = formatHexColour(data[at], data[at + 1], data[at + 2])
    if (data[at + 3] !== 0 && contrast(mixColours(background, colour, opacity), background) < MIN_CONTRAST)
      lostBytes += 4
  }
  return lostBytes > data.length * MAX_LOST_SHARE
}

/** White or black, whichever stands out more from an area on average. See-through parts lie outside of the picture and do not count. */
export function pickContrastColour({ data }: Pixels): '#ffffff' | '#000000' {
  let sum = 0
  let count = 0
  for (let at = 0; at < data.length; at += 4) {
    const share = (data[at + 3] ?? 255) / 255
    sum += luminance(formatHexColour(data[at], data[at + 1], data[at + 2])) * share
    count += share
  }
  return count === 0 || sum / count > EQUAL_CONTRAST_LUMINANCE ? '#000000' : '#ffffff'
}
