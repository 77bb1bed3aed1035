import nlp from 'compromise'
import { eng } from 'stopword'
import { isFieldNoun } from '@/lib/writer/taxonomy/niche-of'
import { isCoarse } from '@/lib/writer/words/coarse'
import { wordRank } from '@/lib/writer/words/word-rank'

type Term = { text: string; normal: string; post: string; tags: Set<string> }

const functionWords = new Set(eng)

/** Nouns more frequent than this name nothing by themselves ("time", "world"), unless a field knows them. */
const plain = 3000

/** Longest tag in letters that people read without stumbling. */
const longest = 24

const neverIn = [
  'Pronoun',
  'Value',
  'Unit',
  'Date',
  'Time',
  'Duration',
  'Determiner',
  'Preposition',
  'Conjunction',
  'Adverb',
  'Money',
  'FirstName',
  'QuestionWord',
]

/**
 * The nouns of an English text as its own words: phrases of two or three words that name one thing, single nouns, places. Best first, lower
 * case, with spaces. Nothing where the text has no noun that stands by itself.
 */
export function ownNouns(text: string): string[] {
  const groups = nounGroups(text)
  const phrases = groups.flatMap((group) => phrasesOf(group))
  const singles = groups.flatMap((group) =>
    group.filter((term, at) => standsAlone(term, at === group.length - 1)).map(wordOf),
  )
  const named = [
    ...phrases.filter((phrase) => isFieldNoun(phrase)),
    ...singles.filter((word) => isFieldNoun(word)),
  ]
  return [...new Set([...named, ...phrases, ...singles])].filter((words) => !isCoarse(words))
}

function nounGroups(text: string): Term[][] {
  const groups: Term[][] = []
  const sentences = (nlp(text.slice(0, 600)) as unknown as { docs: Term[][] }).docs
  for (const sentence of sentences) {
    let open: Term[] = []
    const close = () => {
      if (open.length > 0) groups.push(open)
      open = []
    }
    for (const term of sentence) {
      if (holds(term)) open.push(term)
      else close()
      if (/[,;:.!?]/.test(term.post) || /['’]s$/.test(term.text)) close()
    }
    close()
  }
  return groups
}

function holds(term: Term): boolean {
  if (
    neverIn.some((tag) => term.tags.has(tag)) ||
    functionWords.has(wordOf(term)) ||
    !/\p{L}{2}/u.test(term.text)
  )
    return false
  return term.tags.has('Noun') || term.tags.has('Adjective') || isFieldNoun(wordOf(term))
}

/** The group's last two or three words, where all of them are nouns or a field knows them together. */
function phrasesOf(group: readonly Term[]): string[] {
  return [3, 2].flatMap((size) => {
    const last = group.slice(-size)
    const words = last.map(wordOf).join(' ')
    if (last.length < size || words.replaceAll(' ', '').length > longest) return []
    const nouns = last.every((term) => term.tags.has('Noun') && !term.tags.has('Possessive'))
    const knownTogether = isFieldNoun(words)
    const [first] = last
    const names =
      first !== undefined &&
      (first.tags.has('ProperNoun') || wordRank(wordOf(first)) > plain || isFieldNoun(wordOf(first)))
    return knownTogether || (nouns && names && group.length <= 3) ? [words] : []
  })
}

function standsAlone(term: Term, isHead: boolean): boolean {
  const word = wordOf(term)
  if (isFieldNoun(word)) return true
  if (!isHead || !term.tags.has('Noun') || term.tags.has('Possessive') || term.tags.has('Gerund'))
    return false
  return term.tags.has('Place') || wordRank(word) > plain
}

function wordOf(term: Term): string {
  return term.text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$/, '')
    .replace(/[^\p{L}\p{M}\p{N}+#'-]/gu, '')
}
