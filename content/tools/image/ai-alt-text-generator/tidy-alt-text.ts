import { cleanText } from '@/lib/core/strings/clean-text'
import { ensureEndPunctuation } from '@/lib/core/strings/ensure-end-punctuation'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'

/** Screen readers say that it is a picture; in the languages in which people write it most. */
const openingPattern =
  /^(?:this is )?(?:an? |the |this |ein |eine |una? |une )?(?:image|picture|photo|photograph|bild|foto|imagen|imagem) (?:shows |showing |depicts |depicting |of |zeigt |von |de |del |di |da |do )/iu

export type AltTextTidyResult = { text: string; hasRemovedOpening: boolean; isTruncated: boolean }

/** An alt text on one line, without “image of”, with a capital first and a full stop last, at which a screen reader pauses, cut at a word to `maxLength` characters. */
export function tidyAltText(input: string, maxLength: number): AltTextTidyResult {
  const line = cleanText(input).replace(/\s+/g, ' ').trim()
  const textWithoutOpening = line.replace(openingPattern, '')
  const fullText = ensureEndPunctuation(upperFirst(textWithoutOpening))
  const text = fullText.length <= maxLength ? fullText : ensureEndPunctuation(truncateAtWord(fullText, maxLength - 1))
  return { text, hasRemovedOpening: textWithoutOpening !== line, isTruncated: text !== fullText }
}

/** “iPhone” and “eBay” stay as they are written. */
function upperFirst(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text
  const [firstCharacter = '', ...otherCharacters] = text
  return firstCharacter.toLocaleUpperCase() + otherCharacters.join('')
}
