import { ensureEndPunctuation } from '@/lib/core/strings/ensure-end-punctuation'
import { getStyleWords } from './styles'

type PromptOptions = { prompt: string; style: string; isTransparent: boolean }

/**
 * Builds the model's prompt: the visitor's text, then the chosen style, then the background. The page's preview uses
 * this same function.
 */
export function buildImagePrompt({ prompt, style, isTransparent }: PromptOptions): string {
  const words = getStyleWords(style)
  return [
    ensureEndPunctuation(prompt.trim()),
    ...(words ? [`Style: ${words}.`] : []),
    ...(isTransparent ? ['The subject alone on a fully transparent background, with nothing behind it.'] : []),
  ]
    .filter(Boolean)
    .join(' ')
}
