import nlp from 'compromise'

/** A stretch of a sentence, in UTF-16 units from its start. */
export type VerbIssue = { kind: 'passive' | 'adverb'; start: number; end: number }

/** compromise takes time by the square of a sentence's length. */
const MAX_SENTENCE_LENGTH = 600
/** Sentences that are remembered: while somebody types, all but one are those of before. */
const MAX_CACHED_SENTENCES = 2_000
const known = new Map<string, readonly VerbIssue[]>()

const quickCheck = /\b(?:am|is|are|was|were|be|been|being|get|gets|got|getting)\b|[’'](?:m|re|s)\b|ly\b/i
const beForm = /^(?:am|is|are|was|were|be|been|being|get|gets|got|getting)$/
const between =
  /^(?:not|also|often|still|just|already|now|never|always|only|all|both|ever|been|being|n't)$|ly$/
/** Adverbs in -ly that say when or how many, which no stronger verb can say. */
const plainAdverb = /^(?:only|early|daily|weekly|monthly|yearly|hourly|likely|family)$/

/** Where an English sentence is in the passive voice and where adverbs in -ly stand; by compromise's tags (MIT). */
export function findVerbIssues(sentence: string): readonly VerbIssue[] {
  if (!quickCheck.test(sentence)) return []
  const before = known.get(sentence)
  if (before) return before
  if (known.size >= MAX_CACHED_SENTENCES) known.clear()
  const found = parts(sentence).flatMap(({ text, start }) =>
    analyzePart(text).map((sign) => ({ ...sign, start: sign.start + start, end: sign.end + start })),
  )
  known.set(sentence, found)
  return found
}

type Term = { text: string; normal: string; tags: string[]; offset: { start: number; length: number } }

function analyzePart(text: string): VerbIssue[] {
  const sentences = nlp(text).json({ offset: true }) as { terms: Term[] }[]
  return sentences.flatMap(({ terms }) => {
    const found: VerbIssue[] = []
    let passiveTo = 0
    for (const [at, term] of terms.entries()) {
      const { start, length } = term.offset
      if (!text.startsWith(term.text, start)) continue
      if (isAdverb(term)) found.push({ kind: 'adverb', start, end: start + length })
      if (start < passiveTo || !beForm.test(wordOf(term))) continue
      const verb = participleAfter(terms, at)
      if (!verb) continue
      passiveTo = verb.offset.start + verb.text.length
      found.push({ kind: 'passive', start, end: passiveTo })
    }
    return found
  })
}

const wordOf = ({ normal }: Term) => normal.toLowerCase()

function isAdverb(term: Term): boolean {
  const word = wordOf(term)
  return word.endsWith('ly') && term.tags.includes('Adverb') && !plainAdverb.test(word)
}

/** “was quickly written”; what compromise takes for an adjective (“is tired”) is no passive unless somebody did it (“by us”). */
function participleAfter(terms: readonly Term[], at: number): Term | undefined {
  let next = at + 1
  while (next <= at + 3 && between.test(wordOf(terms[next] ?? emptyTerm))) next += 1
  const term = terms[next]
  if (!term || beForm.test(wordOf(term))) return undefined
  const isVerb = term.tags.includes('PastTense') || term.tags.includes('Participle')
  const isDone = /(?:ed|en|wn)$/.test(wordOf(term)) && wordOf(terms[next + 1] ?? emptyTerm) === 'by'
  return isVerb || isDone ? term : undefined
}

const emptyTerm: Term = { text: '', normal: '', tags: [], offset: { start: 0, length: 0 } }

/** A sentence in parts that end between words. */
function parts(text: string): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = []
  let start = 0
  while (start < text.length) {
    const cut =
      text.length - start > MAX_SENTENCE_LENGTH
        ? text.lastIndexOf(' ', start + MAX_SENTENCE_LENGTH)
        : text.length
    const end = cut > start ? cut : Math.min(text.length, start + MAX_SENTENCE_LENGTH)
    found.push({ text: text.slice(start, end), start })
    start = end
  }
  return found
}
