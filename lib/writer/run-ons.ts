import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { findFiniteVerb, hasTag, type Term, tagWords } from './tagger'

const MIN_WORDS = 5

type StartTest = (term: Term, previous: Term, next: readonly Term[], index: number) => boolean

/** "my sis at the beach haven’t seen each other": the noun cannot be the subject of the verb. */
const isReaction: StartTest = ({ text }, previous, [next], index) => {
  const canFollow = index > 2 && hasTag(previous, 'Singular') && !hasTag(previous, 'Pronoun')
  return (
    canFollow &&
    /^(?:haven’t|don’t)\b|^can’t believe|^so (?:happy|proud|excited|grateful)/i.test(`${text} ${next?.text}`)
  )
}

/** An action without a subject: "cramped at mile 21", "still crying". */
const isLooseAct: StartTest = (term, previous, [next]) => {
  if (hasTag(previous, 'Verb', 'Adverb', 'Adjective', 'Determiner', 'Preposition', 'Conjunction')) return false
  if (term.word === 'still') return hasTag(next, 'Gerund')
  return hasTag(term, 'PastTense') && !hasTag(term, 'Copula', 'Auxiliary', 'Participle') && next?.word !== 'by'
}

/** Verbs that look like plurals. */
const verbPattern = /^(?:is|was|has|does|uses|takes|needs|costs|makes|gets|goes|comes)$/
const isPluralWord = (word: string) => /[^s]s$/.test(word) && !verbPattern.test(word)

const countedNounPattern =
  /^(?:day|week|part|episode|ep|level|mile|top|season|chapter|round|year|age|for|last|first|next)$/

/** A separate note after a noun: "no checked luggage", "4 chords". */
const isNote: StartTest = (term, previous, [next, second, third]) => {
  const isNoun = (hasTag(previous, 'Noun') && !hasTag(previous, 'Verb')) || isPluralWord(previous.word)
  if (!isNoun || !next || hasTag(previous, 'Value', 'Possessive', 'Date') || countedNounPattern.test(previous.word))
    return false
  if (term.word === 'no') return third === undefined || /^\d/.test(second?.text ?? '') || /^\d/.test(third.text)
  const isCounted =
    hasTag(next, 'Plural', 'Unit', 'Duration') || (/^(?:one|two)$/.test(term.word) && hasTag(next, 'Value'))
  return hasTag(term, 'Value') && isCounted
}

/** Punctuates an English line without punctuation where a part clearly ends. */
export function mendRunOn(line: string): string {
  const unmarkedLine = trimEndMatching(line.trim(), /[.!?]/).replace(/(?<=\d)[.,:](?=\d)/g, '')
  if (/[.,;:!?()“”–—\n]|\s-\s/.test(unmarkedLine) || line.split(' ').length < MIN_WORDS) return line
  const terms = tagWords(line)
  const findStarts = (test: StartTest) =>
    terms.flatMap((term, index) => {
      const previous = terms[index - 1]
      return previous?.post === ' ' && index > 1 && test(term, previous, terms.slice(index + 1), index)
        ? [term.start]
        : []
    })
  const reactions = terms.some(({ word }) => word === 'and') ? [] : findStarts(isReaction)
  if (reactions.length === 1) return insertMarks(line, reactions, '. ')
  if (terms.some((term) => /^(?:i|we|you|he|she|they|it)$/.test(term.word))) return line
  const acts = findStarts(isLooseAct)
  if (acts.length > 2) return insertMarks(line, acts, ': ')
  const verb = terms[findFiniteVerb(terms)]
  // Plurals such as "pancakes" are sometimes tagged as verbs.
  if ((verb && !isPluralWord(verb.word)) || hasTag(terms[0], 'Verb', 'QuestionWord')) return line
  const notes = findStarts(isNote)
  return insertMarks(line, notes, line.startsWith('no ', notes[0]) ? ', ' : ': ')
}

/** Splits a line at offsets: `mark` ends the first part, commas end the others. */
function insertMarks(line: string, starts: readonly number[], mark: string): string {
  const [first, ...others] = [0, ...starts].map((start, index) => line.slice(start, starts[index]).trim())
  const isPlain = starts.every((start) => /[\p{L}\p{N}%’”)] $/u.test(line.slice(0, start)))
  return isPlain && others.length > 0 ? `${first}${mark}${others.join(', ')}` : line
}
