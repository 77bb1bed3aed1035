import { isCompleteSentence } from './grammar'
import { getTerms, type Term, tagText } from './tagger'

const abbreviationPattern =
  /(?:^|\s)(?:dr|mr|mrs|ms|st|vs|no|approx|incl|excl|etc|e\.g|i\.e|prof|sgt|jr|sr|ft|min|\p{Lu})\.$/iu

/** A text in sentences: at a closing mark before a space, or at a line's end. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split('\n')) {
    let currentSentence = ''
    for (const chunk of line.split(/(?<=[.!?…]["”’)]?)\s+/)) {
      currentSentence = currentSentence === '' ? chunk : `${currentSentence} ${chunk}`
      if (!/[.!?…]["”’)]?$/.test(currentSentence) || abbreviationPattern.test(currentSentence)) continue
      sentences.push(currentSentence)
      currentSentence = ''
    }
    if (currentSentence !== '') sentences.push(currentSentence)
  }
  return sentences.map((one) => one.trim()).filter((one) => /[\p{L}\p{N}]/u.test(one))
}

const clauseBreakPattern = /[,;]? (?=(?:but|so|then|and then) )|[,;] /giu
const leadingConjunctionPattern = /^(?:and then|and|but|so|then)\s+/iu

/** The clauses of one sentence, if each reads as a sentence by itself. */
export function splitClauses(line: string): string[] {
  const chunks = line
    .split(clauseBreakPattern)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
  if (chunks.length < 2 || chunks.length > 5 || line.length > 300) return [line]
  const clauses: string[] = []
  for (const chunk of chunks) {
    const terms = getTerms(tagText(chunk.replace(leadingConjunctionPattern, ''))).flat() as Term[]
    if (terms.length < 3 || !isCompleteSentence(terms)) return [line]
    clauses.push(chunk.replace(/^(?:and|so)\s+(?!then)/iu, '').replace(/^and then/iu, 'then'))
  }
  return clauses
}
