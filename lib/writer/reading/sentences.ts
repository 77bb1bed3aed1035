import { isCompleteSentence } from './grammar'
import { getTerms, type Term, tagText } from './tagger'

const abbreviations =
  /(?:^|\s)(?:dr|mr|mrs|ms|st|vs|no|approx|incl|excl|etc|e\.g|i\.e|prof|sgt|jr|sr|ft|min|\p{Lu})\.$/iu

/** A text in sentences: at a closing mark before a space, or at a line's end. */
export function splitSentences(text: string): string[] {
  const found: string[] = []
  for (const line of text.split('\n')) {
    let open = ''
    for (const piece of line.split(/(?<=[.!?…]["”’)]?)\s+/)) {
      open = open === '' ? piece : `${open} ${piece}`
      if (!/[.!?…]["”’)]?$/.test(open) || abbreviations.test(open)) continue
      found.push(open)
      open = ''
    }
    if (open !== '') found.push(open)
  }
  return found.map((one) => one.trim()).filter((one) => /[\p{L}\p{N}]/u.test(one))
}

const clauseBreaks = /[,;]? (?=(?:but|so|then|and then) )|[,;] /giu
const leadingConjunction = /^(?:and then|and|but|so|then)\s+/iu

/** The clauses of one sentence, if each reads as a sentence by itself. */
export function splitClauses(line: string): string[] {
  const pieces = line
    .split(clauseBreaks)
    .map((piece) => piece.trim())
    .filter(Boolean)
  if (pieces.length < 2 || pieces.length > 5 || line.length > 300) return [line]
  const whole: string[] = []
  for (const piece of pieces) {
    const terms = getTerms(tagText(piece.replace(leadingConjunction, ''))).flat() as Term[]
    if (terms.length < 3 || !isCompleteSentence(terms)) return [line]
    whole.push(piece.replace(/^(?:and|so)\s+(?!then)/iu, '').replace(/^and then/iu, 'then'))
  }
  return whole
}
