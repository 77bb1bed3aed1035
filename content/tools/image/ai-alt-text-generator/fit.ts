import { cleanText } from '@/lib/core/strings/clean-text'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { ensureEndPunctuation } from '@/lib/core/strings/end-punctuation'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import type { AltText } from './alt-text'
import { type AltTextInput, altTextLimits, RECOMMENDED_ALT_TEXT_LENGTH } from './fields'

/** “Image of” in the most common languages: screen readers announce the image themselves. */
const openingPattern =
  /^(?:this is )?(?:an? |the |this |ein |eine |una? |une )?(?:image|picture|photo|photograph|bild|foto|imagen|imagem) (?:shows |showing |depicts |depicting |of |zeigt |von |de |del |di |da |do )/iu

type AltTextTidyResult = { text: string; hasRemovedOpening: boolean; isTruncated: boolean }

/** Returns one capitalized line with a full stop, without “image of”, and cut at a word to `maxLength`. */
export function tidyAltText(input: string, maxLength: number): AltTextTidyResult {
  const line = collapseWhitespace(cleanText(input))
  const textWithoutOpening = line.replace(openingPattern, '')
  const fullText = ensureEndPunctuation(upperFirst(textWithoutOpening))
  const text = fullText.length <= maxLength ? fullText : ensureEndPunctuation(truncateAtWord(fullText, maxLength - 1))
  return { text, hasRemovedOpening: textWithoutOpening !== line, isTruncated: text !== fullText }
}

/** Preserves spellings such as “iPhone” and “eBay”. */
function upperFirst(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text
  const [firstCharacter = '', ...otherCharacters] = text
  return firstCharacter.toLocaleUpperCase() + otherCharacters.join('')
}

const MAX_WARNINGS = 3

/** Returns the maximum length of a kind for the selected network, in UTF-16 units. */
export function getLengthLimit(kind: AltText['kind'], { parameters }: AltTextInput): number {
  const { max } = altTextLimits[parameters.platform]
  return kind === 'short' ? Math.min(RECOMMENDED_ALT_TEXT_LENGTH, max) : max
}

/** Fits an alt text to its network's limit in a form that suits screen readers, and notes the changes. */
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
