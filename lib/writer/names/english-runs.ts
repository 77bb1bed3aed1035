import { eng } from 'stopword'
import type { Reading } from '@/lib/tool/reading'
import { is } from '@/lib/writer/reading/grammar'
import { type Term, tag, termsOf } from '@/lib/writer/reading/tagger'
import { isFieldNoun, nicheOf } from '@/lib/writer/taxonomy/niche-of'
import type { Run } from './material'
import { oneOf } from './one-of'
import { isPurpose } from './purpose'
import { thingsOf } from './things'
import { wordsTaken } from './words-taken'

const stop = new Set(eng)
const longest = 4

/** The nouns of a prompt in English with what describes them, those that it is about first: its field's, its subject's, what is made or sold. */
export function englishRuns(reading: Reading): Run[] {
  const { niche, spans, keywords } = reading
  const taken = wordsTaken(reading)
  const names = (text: string) => niche !== null && nicheOf(text, text)?.id === niche.id
  const found = termsOf(tag(reading.line)).flatMap((terms) =>
    runsIn(asNouns(withHyphens(terms), reading), taken),
  )
  const single = keywords.filter((word) => !/\s/.test(word) && !passes(word, taken))
  const missed = single
    .filter((word) => names(word) || isTrade(word))
    .filter((word) => !found.some((run) => textOf(run).toLowerCase().includes(word.toLowerCase())))
    .slice(0, 1)
  const lone = found.length + missed.length === 0 ? single.slice(0, 1) : missed
  const subject = (spans.subject ?? '').toLowerCase()
  const rank = (run: Run) => {
    const text = textOf(run)
    const inField = names(text)
    return (
      Number(reading.line.toLowerCase().includes(`’s ${text.toLowerCase()}`)) * 5 +
      Number(inField) * 4 +
      Number(run.words.some(({ text: word }) => isTrade(word)) && run.role !== 'setting') * 2 +
      Number(subject.includes(text.toLowerCase())) * 3 +
      Number(run.role === 'made') * 2 -
      Number(run.role === 'setting') * 3 -
      Number(run.person && !inField) * 3 -
      Number(!inField && run.words.every(({ kind }) => kind === 'gerund')) * 2 -
      Number(run.sore) * 9
    )
  }
  const ranked = [...found, ...lone.map(alone)].map((run) => ({ run, rank: rank(run) }))
  return ranked.sort((a, b) => b.rank - a.rank).map(({ run }) => run)
}

const called = /\b(?:(?:my )?name(?:[’']s| is)|i[’']?m called|call me)\s+(\p{L}+)/iu

/** Who says their name, or whose thing a prompt in English begins with: "Ruta’s Pickles"; "today’s" and "women’s" are nobody's. */
export function ownerIn({ line }: Reading): string {
  const introduced = /\bi[’']?m (\p{L}+)/iu.exec(line)?.[1] ?? ''
  const said = called.exec(line)?.[1] ?? (is(termsOf(tag(introduced))[0]?.[0], 'FirstName') ? introduced : '')
  if (said) return said
  const [first, second] = termsOf(tag(line))[0] ?? []
  const name = /^(\p{Lu}\p{Ll}+)['’]s$/u.exec(first?.text ?? '')?.[1] ?? ''
  const owns =
    is(first, 'Possessive', 'Noun') &&
    !is(first, 'Date', 'Pronoun', 'Plural') &&
    is(second, 'Noun', 'Adjective')
  return owns && !stop.has(name.toLowerCase()) && !/(?:men|children|people)$/i.test(name) ? name : ''
}

/** Whether a noun has things of its own. */
function isTrade(word: string): boolean {
  return thingsOf([oneOf(word).toLowerCase()]).length > 0
}

function textOf({ words }: Run): string {
  return words.map(({ text }) => text).join(' ')
}

function alone(text: string): Run {
  return { words: [{ text, kind: 'noun' }], bare: false, person: false, sore: false, role: 'free' }
}

/** Before where, when, with and for whom. */
const settings = new Set(
  'in at on from with without under after before during by for near over into until out'.split(' '),
)

function passes(word: string, taken: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase()
  return stop.has(lower) || taken.has(lower) || isPurpose(lower)
}

/** "lo-fi" is two terms, and one word of a name. */
function withHyphens(terms: readonly Term[]): Term[] {
  const whole: Term[] = []
  let before = ''
  for (const term of terms) {
    const text = before + term.text
    if (term.post === '-') before = `${text}-`
    else {
      whole.push({ ...term, text })
      before = ''
    }
  }
  return whole
}

/** "Birthday cakes in a tin", "press on nails": a plural of the field, which was taken for a verb. */
function asNouns(terms: readonly Term[], { niche }: Reading): Term[] {
  return terms.map((term, at) =>
    is(term, 'PresentTense') &&
    /s$/.test(term.normal) &&
    !is(terms[at - 1], 'Pronoun', 'Adverb') &&
    isFieldNoun(term.text, niche)
      ? { ...term, tags: new Set(['Noun', 'Plural']) }
      : term,
  )
}

function runsIn(terms: readonly Term[], taken: ReadonlySet<string>): Run[] {
  const runs: Run[] = []
  let open: Term[] = []
  let counted = false
  let role: NonNullable<Run['role']> = 'free'
  const close = (named: boolean) => {
    const end = open.findLastIndex((term) => is(term, 'Noun', 'Gerund'))
    const whole = open.slice(0, end + 1)
    const kept = whole.length > longest ? whole.slice(-longest) : whole
    if (end >= 0) {
      runs.push({
        words: kept.map((term) => ({ text: spelled(term), kind: kindOf(term) })),
        bare: !counted && !named,
        person: is(kept.at(-1), 'Actor', 'Kin', 'Person'),
        sore: kept.some((term) => is(term, 'Illness', 'Grief')),
        role,
      })
      counted = false
    }
    open = []
  }
  for (const [at, term] of terms.entries()) {
    const carried = carries(term, terms[at - 1], terms[at + 1], open.length > 0)
    if (passes(term.text, taken) || !carried) close(isPurpose(term.text))
    else open.push(term)
    if (open.length === 0 && is(term, 'Determiner', 'Possessive')) counted = true
    if (open.length === 0 && is(term, 'Preposition', 'Verb')) {
      counted = false
      role = settings.has(term.normal) ? 'setting' : is(term, 'Verb') ? 'made' : role
    }
    if (/[,;:.!?&/()+“”"]/.test(term.post) && !/^(?:\+\+|#)/.test(term.post)) close(false)
    if (/[,;:.!?]/.test(term.post)) role = 'free'
  }
  close(false)
  return runs
}

/** Nouns and what describes them; a verb form only where it stands as a noun or an adjective: "trail running", "house plants", "hand poured resin". */
function carries(term: Term, before: Term | undefined, after: Term | undefined, follows: boolean): boolean {
  const shaped = /^\d\p{L}$/u.test(term.text) && is(after, 'Noun', 'Adjective', 'PastTense')
  if (shaped) return true
  if (!/^\p{L}/u.test(term.text) || /['’]s$/.test(term.text)) return false
  if (is(term, 'Possessive', 'Pronoun', 'Cardinal', 'WeekDay', 'Month', 'Unit', 'Adverb', 'Superlative'))
    return false
  const noun = is(after, 'Noun', 'Adjective')
  if (is(term, 'Gerund')) {
    const acts =
      noun || is(after, 'Determiner', 'Possessive', 'Value') || /^(?:to|how|it)$/i.test(after?.text ?? '')
    return !acts || isPurpose(after?.text ?? '')
  }
  if (is(term, 'PastTense', 'Participle'))
    return follows && noun && term.post === ' ' && !is(before, 'Pronoun')
  if (is(term, 'Verb'))
    return (
      !follows &&
      is(term, 'Infinitive') &&
      is(after, 'Noun', 'Gerund') &&
      !is(before, 'Noun', 'Pronoun', 'Modal') &&
      before?.normal !== 'to'
    )
  return is(term, 'Noun', 'Adjective')
}

function kindOf(term: Term): Run['words'][number]['kind'] {
  return is(term, 'Gerund') ? 'gerund' : is(term, 'Adjective', 'Demonym', 'PastTense') ? 'adjective' : 'noun'
}

/** With the signs that belong to a name and that compromise counts as punctuation: "C++", "C#". */
function spelled({ text, post }: Term): string {
  return text + (/^(?:\+\+|#)/.exec(post)?.[0] ?? '')
}
