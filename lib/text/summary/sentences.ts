import { wholeSentences } from '@/lib/core/strings/whole-sentences'

/** More words than this without a closing mark are a transcript rather than a sentence. */
const LONGEST = 60
/** A piece of one ends at a comma or before a word that joins after so many words, and after so many in any case. */
const SHORT_PIECE = 7
const LONG_PIECE = 24

const bullet = /^(?:[-*•–—▪◦‣·]|\d{1,3}[.)])\s+/u
const hasWord = /[\p{L}\p{N}]/u
const joint =
  /^(?:and|but|so|because|then|y|pero|porque|entonces|e|mas|et|mais|donc|und|aber|weil|dann|ma|perché|allora)\s/iu

/**
 * The sentences of a text of any language, trimmed, in order. A line's end closes one, as in lists and lyrics; what runs on without full stops comes in
 * pieces of some 7 to 24 words.
 */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => wholeSentences(line.trim().replace(bullet, '')))
    .flatMap(inPieces)
    .map((one) => one.trim())
    .filter((one) => hasWord.test(one))
}

function inPieces(sentence: string): string[] {
  const words = sentence.match(/\S+\s*/g) ?? []
  if (words.length <= LONGEST) return [sentence]
  const pieces: string[] = []
  let open: string[] = []
  for (const [at, word] of words.entries()) {
    open.push(word)
    const mayEnd = /[,;:]\s*$/.test(word) || joint.test(words[at + 1] ?? '')
    if (open.length < (mayEnd ? SHORT_PIECE : LONG_PIECE)) continue
    pieces.push(open.join(''))
    open = []
  }
  return open.length > 0 ? [...pieces, open.join('')] : pieces
}
