import { getContrast, getLuminance } from '@/lib/images/drawing/contrast'
import { getPixelsPerModule } from '@/lib/images/qr/paint-qr'
import type { QrCode } from './make-code'

export type Verdict = {
  canScan: boolean
  /** It was read here, but by colours of which other readers make nothing. */
  isRisky: boolean
  /** What to change, or to watch, the most important first. */
  notes: readonly string[]
}

/** Pixels below which a module may melt into the next one on its way to print or through a messenger. */
const MIN_MODULE_PIXELS = 4

/** What a reader's answer means, and what else may keep phones from reading a code. Grounds that show through count as white. */
export function assessCode(
  { layout: { sideModules, style }, pixelSize, logoShare, version }: Omit<QrCode, 'png' | 'decodedText'>,
  canScan: boolean,
): Verdict {
  const lightColor = style.light ?? '#ffffff'
  const isInverted = getLuminance(style.dark) > getLuminance(lightColor)
  const contrast = getContrast(style.dark, lightColor)
  // A code that doesn't scan has its colours to blame before anything else.
  const minContrast = canScan ? 3 : 4.5
  const pixelsPerModule = getPixelsPerModule(sideModules, pixelSize)
  const notes = [
    contrast < minContrast && 'The two colours are too close. Make the code darker or the background lighter.',
    isInverted &&
      'The code is lighter than its background. Many phones read that, older ones don’t: swap the colours to be safe.',
    contrast >= minContrast &&
      contrast < 4.5 &&
      'The contrast is weak for print and dim light. A darker code is safer.',
    style.margin < 4 && `The margin is ${style.margin}. Readers need 4 clear dots around the code.`,
    pixelsPerModule < MIN_MODULE_PIXELS &&
      `Each dot has ${pixelsPerModule < 1 ? 'less than 1 pixel' : `${pixelsPerModule} px`}. Make the picture at least ${MIN_MODULE_PIXELS * sideModules} px, or save SVG.`,
    !canScan &&
      contrast >= minContrast &&
      logoShare !== null &&
      logoShare > 0.06 &&
      'Make the logo smaller, or set error correction to H.',
    version > 20 && 'A code this full is hard to scan from afar. Shorten what it holds.',
    style.light === null && 'The background is see-through: put it on a light, even one.',
  ].filter((note) => note !== false)
  const isUnexplained = !canScan && notes.length === 0
  const isRisky = canScan && contrast < minContrast
  return { canScan, isRisky, notes: isUnexplained ? ['Choose square dots and a larger size.'] : notes }
}
