import type { Size } from '@/lib/core/geometry/sizes'
import { ensureEndPunctuation } from '@/lib/core/strings/end-punctuation'
import { getPreset } from '@/lib/platforms/images/presets'
import type { FormValues } from '@/lib/tool/form-values'

export const styles: Readonly<Record<string, { label: string; words: string }>> = {
  none: { label: 'None', words: '' },
  photo: { label: 'Photo', words: 'realistic photograph, natural light, true colors' },
  film: { label: 'Film photo', words: 'analog film photograph, fine grain, soft contrast' },
  studio: { label: 'Studio', words: 'studio product photograph, seamless backdrop, soft shadows' },
  flat: { label: 'Flat', words: 'flat vector illustration, clean shapes, few colors' },
  watercolour: { label: 'Watercolor', words: 'watercolor painting on rough paper, visible brush strokes' },
  line: { label: 'Line art', words: 'black line drawing on white, even strokes, no shading' },
  render: { label: '3D', words: 'soft 3D render, rounded shapes, matte materials' },
  paper: { label: 'Paper cut', words: 'layered paper cut-out, crisp edges, small shadows between the layers' },
  pixel: { label: 'Pixel art', words: 'pixel art, limited palette, no anti-aliasing' },
}

type PromptOptions = { prompt: string; style: string; isTransparent: boolean }

export function buildImagePrompt({ prompt, style, isTransparent }: PromptOptions): string {
  const words = styles[style]?.words
  return [
    ensureEndPunctuation(prompt.trim()),
    words && `Style: ${words}.`,
    isTransparent && 'The subject alone on a fully transparent background, with nothing behind it.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Names the format in words and as a ratio, because models do not draw exact sizes. */
export function buildPortablePrompt({ prompt, parameters }: FormValues): string {
  const format = describeFormat(getPreset(String(parameters.preset)))
  return `${buildPromptOfValues({ prompt, parameters })} Format: ${format}.`
}

export const buildPromptOfValues = ({ prompt, parameters: { style, transparent } }: FormValues) =>
  buildImagePrompt({ prompt, style: String(style), isTransparent: transparent === true })

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
