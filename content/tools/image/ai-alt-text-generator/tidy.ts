import { cleanText } from '@/lib/core/strings/clean-text'
import { cutAtWord } from '@/lib/core/strings/cut'
import { ended } from '@/lib/core/strings/ended'

/** Screen readers say that it is a picture; in the languages in which people write it most. */
const openings =
  /^(?:this is )?(?:an? |the |this |ein |eine |una? |une )?(?:image|picture|photo|photograph|bild|foto|imagen|imagem) (?:shows |showing |depicts |depicting |of |zeigt |von |de |del |di |da |do )/iu

export type Tidied = { text: string; wasOpened: boolean; wasCut: boolean }

/** An alt text on one line, without “image of”, with a capital first and a full stop last, at which a screen reader pauses, cut at a word to `max` characters. */
export function tidied(given: string, max: number): Tidied {
  const line = cleanText(given).replace(/\s+/g, ' ').trim()
  const bare = line.replace(openings, '')
  const whole = ended(upperFirst(bare))
  const text = whole.length <= max ? whole : ended(cutAtWord(whole, max - 1))
  return { text, wasOpened: bare !== line, wasCut: text !== whole }
}

/** “iPhone” and “eBay” stay as they are written. */
function upperFirst(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase() + rest.join('')
}
