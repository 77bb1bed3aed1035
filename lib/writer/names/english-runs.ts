import { eng } from 'stopword'
import { is } from '@/lib/writer/reading/grammar'
import type { Reading } from '@/lib/writer/reading/reading'
import { type Term, tag, termsOf } from '@/lib/writer/reading/tagger'
import { nicheOf } from '@/lib/writer/taxonomy/niche-of'
import type { Run } from './material'
import { isPurpose } from './purpose'
import { wordsTaken } from './words-taken'

const stop = new Set(eng)
const longest = 3

/** The nouns of a prompt in English with what describes them: those of its field first, then those of its subject; people and doings last. */
export function englishRuns(reading: Reading): Run[] {
  const taken = wordsTaken(reading)
  const runs = termsOf(tag(reading.line)).flatMap((terms) => runsIn(terms, taken))
  const subject = (reading.spans.subject ?? '').toLowerCase()
  const rank = ({ words, person }: Run) => {
    const text = words.map((word) => word.text).join(' ')
    const doing = words.every(({ kind }) => kind === 'gerund')
    const field = reading.niche !== null && nicheOf(text, text)?.id === reading.niche.id
    return (
      Number(field) * 4 +
      Number(subject.includes(text.toLowerCase())) * 2 -
      Number(person) * 3 -
      Number(doing) * 4
    )
  }
  return runs.sort((a, b) => rank(b) - rank(a))
}

function runsIn(terms: readonly Term[], taken: ReadonlySet<string>): Run[] {
  const runs: Run[] = []
  let open: Term[] = []
  let counted = false
  const close = (named: boolean) => {
    const end = open.findLastIndex((term) => is(term, 'Noun', 'Gerund'))
    const whole = open.slice(0, end + 1)
    const kept = whole.length > longest ? whole.slice(-2) : whole
    const words = kept.map((term) => ({ text: term.text, kind: kindOf(term) }))
    if (end >= 0)
      runs.push({ words, bare: !counted && !named, person: is(kept.at(-1), 'Actor', 'Kin', 'Person') })
    open = []
    counted = false
  }
  for (const [at, term] of terms.entries()) {
    const word = term.text.toLowerCase()
    if (isPurpose(word)) close(true)
    else if (
      stop.has(word) ||
      taken.has(word) ||
      !carries(term, terms[at - 1], terms[at + 1], open.length > 0)
    )
      close(false)
    else open.push(term)
    if (is(term, 'Determiner', 'Possessive') && open.length === 0) counted = true
    if (/[,;:.!?&/()“”"]/.test(term.post)) close(false)
  }
  close(false)
  return runs
}

/** Nouns and what describes them; a verb form only where it stands as a noun: "trail running", "house plants". */
function carries(term: Term, before: Term | undefined, after: Term | undefined, follows: boolean): boolean {
  if (!/^\p{L}/u.test(term.text) || is(term, 'Possessive', 'Pronoun', 'Cardinal', 'Date', 'Unit', 'Adverb'))
    return false
  if (is(term, 'Gerund')) return follows || !is(after, 'Noun', 'Adjective')
  if (is(term, 'Verb'))
    return !follows && is(term, 'Infinitive') && is(after, 'Noun') && !is(before, 'Noun', 'Pronoun', 'Modal')
  return is(term, 'Noun', 'Adjective')
}

function kindOf(term: Term): Run['words'][number]['kind'] {
  return is(term, 'Gerund') ? 'gerund' : is(term, 'Adjective') ? 'adjective' : 'noun'
}
