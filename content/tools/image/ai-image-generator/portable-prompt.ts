import type { Size } from '@/lib/core/geometry/sizes'
import { getPreset } from '@/lib/platforms/images/presets'
import type { FormValues } from '@/lib/tool/form-values'
import { buildImagePrompt } from './build-image-prompt'

/**
 * Builds a prompt for other generators. States the format in words, as a ratio, because models do not draw exact sizes.
 */
export function buildPortablePrompt({ prompt, parameters }: FormValues): string {
  const { style, preset, transparent } = parameters
  const imagePrompt = buildImagePrompt({ prompt, style: String(style), isTransparent: transparent === true })
  return `${imagePrompt} Format: ${describeFormat(getPreset(String(preset)))}.`
}

/** Above this, a ratio is less clear than a decimal. */
const MAX_RATIO_TERM = 21

function describeFormat({ width, height }: Size): string {
  if (width === height) return 'square'
  const [longSide, shortSide] = width > height ? [width, height] : [height, width]
  const divisor = getCommonDivisor(longSide, shortSide)
  const [longTerm, shortTerm] =
    longSide / divisor <= MAX_RATIO_TERM
      ? [longSide / divisor, shortSide / divisor]
      : [(longSide / shortSide).toFixed(1), 1]
  return width > height ? `landscape ${longTerm}:${shortTerm}` : `portrait ${shortTerm}:${longTerm}`
}

const getCommonDivisor = (a: number, b: number): number => (b === 0 ? a : getCommonDivisor(b, a % b))
