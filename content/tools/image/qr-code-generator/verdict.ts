import { getContrast, getLuminance } from '@/lib/images/drawing/contrast'
import { getPixelsPerModule } from '@/lib/images/qr/paint-qr'
import type { QrCode } from './make-code'

export type Verdict = {
  canScan: boolean
  /** It scanned here, but with colors that other readers cannot distinguish. */
  isRisky: boolean
  /** What to change or to check, most important first. */
  notes: readonly string[]
}

/** Minimum pixels per module; smaller modules may blur in print or in messengers. */
const MIN_MODULE_PIXELS = 4

/**
 * Assesses a code from its scan result and from other causes of failed scans. Transparent backgrounds count as white.
 */
export function assessCode(
  { layout: { sideModules, style }, pixelSize, logoShare, version }: Omit<QrCode, 'png' | 'decodedText'>,
  canScan: boolean,
): Verdict {
  const lightColor = style.light ?? '#ffffff'
  const isInverted = getLuminance(style.dark) > getLuminance(lightColor)
  const contrast = getContrast(style.dark, lightColor)
  // If a code does not scan, colors are the first suspect.
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
