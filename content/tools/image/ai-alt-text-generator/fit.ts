import { cleanText } from '@/lib/core/strings/clean-text'
import { ensureEndPunctuation } from '@/lib/core/strings/ensure-end-punctuation'
import { altTextLimits, RECOMMENDED_ALT_TEXT_LENGTH } from '@/lib/platforms/networks/alt-text'
import type { AltText } from './alt-text'
import type { AltTextInput } from './fields'
import { tidyAltText } from './tidy-alt-text'

const MAX_WARNINGS = 3

/** Longest text of a kind for the network chosen, in UTF-16 units. */
export function getLengthLimit(kind: AltText['kind'], { parameters }: AltTextInput): number {
  const { max } = altTextLimits[parameters.platform]
  return kind === 'short' ? Math.min(RECOMMENDED_ALT_TEXT_LENGTH, max) : max
}

/** An alt text as a screen reader reads it best, within its network's limit; what was changed is said. */
export function fitAltText(item: AltText, input: AltTextInput): AltText | null {
  if (input.parameters.purpose === 'decorative') return item
  const limit = getLengthLimit(item.kind, input)
  const { text, hasRemovedOpening, isTruncated } = tidyAltText(item.text, limit)
  if (text === '') return null
  const warnings = [
    ...(hasRemovedOpening ? ['Left out “image of”: screen readers say that themselves.'] : []),
    ...(isTruncated ? ['Cut to fit: read the end.'] : []),
    ...item.warnings.map((warning) => ensureEndPunctuation(cleanText(warning).replace(/\s+/g, ' '))),
  ]
  return {
    ...item,
    text,
    visibleText: cleanText(item.visibleText),
    warnings: warnings.filter(Boolean).slice(0, MAX_WARNINGS),
  }
}
