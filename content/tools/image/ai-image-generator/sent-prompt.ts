import { ended } from '@/lib/core/strings/ended'
import { styleWords } from './styles'

type PromptOptions = { prompt: string; style: string; transparent: boolean }

/**
 * What the model is told: the visitor's own words, then the chosen style, then the background. The page shows it before it
 * is sent, from this same function.
 */
export function sentPrompt({ prompt, style, transparent }: PromptOptions): string {
  const words = styleWords(style)
  return [
    ended(prompt.trim()),
    ...(words ? [`Style: ${words}.`] : []),
    ...(transparent ? ['The subject alone on a fully transparent background, with nothing behind it.'] : []),
  ]
    .filter(Boolean)
    .join(' ')
}
