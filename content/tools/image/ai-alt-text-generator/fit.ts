import { cleanText } from '@/lib/core/strings/clean-text'
import { ended } from '@/lib/core/strings/ended'
import { altTexts, SHORT_ALT_TEXT } from '@/lib/platforms/networks/alt-text'
import type { AltText } from './alt-text'
import type { AltTextInput } from './fields'
import { tidied } from './tidy'

const MAX_WARNINGS = 3

/** Longest text of a kind for the network chosen, in UTF-16 units. */
export function limitOf(kind: AltText['kind'], { parameters }: AltTextInput): number {
  const { max } = altTexts[parameters.platform]
  return kind === 'short' ? Math.min(SHORT_ALT_TEXT, max) : max
}

/** An alt text as a screen reader reads it best, within its network's limit; what was changed is said. */
export function fitAltText(item: AltText, input: AltTextInput): AltText | null {
  if (input.parameters.purpose === 'decorative') return item
  const limit = limitOf(item.kind, input)
  const { text, wasOpened, wasCut } = tidied(item.text, limit)
  if (text === '') return null
  const warnings = [
    ...(wasOpened ? ['Left out “image of”: screen readers say that themselves.'] : []),
    ...(wasCut ? ['Cut to fit: read the end.'] : []),
    ...item.warnings.map((warning) => ended(cleanText(warning).replace(/\s+/g, ' '))),
  ]
  return {
    ...item,
    text,
    visibleText: cleanText(item.visibleText),
    warnings: warnings.filter(Boolean).slice(0, MAX_WARNINGS),
  }
}
