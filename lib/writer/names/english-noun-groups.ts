import { eng } from 'stopword'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { hasTag } from '@/lib/writer/reading/grammar'
import { getTerms, type Term, tagText } from '@/lib/writer/reading/tagger'
import { findNiche, isNicheNoun } from '@/lib/writer/taxonomy/find-niche'
import type { NounGroup } from './name-material'
import { isPurposeWord } from './purpose-words'
import { getRelatedThings } from './related-things'
import { getReservedWords } from './reserved-words'
import { toSingular } from './to-singular'

const stopWords = new Set(eng)
const MAX_GROUP_WORDS = 4

/** The nouns of a prompt in English with what describes them, those that it is about first: its field's, its subject's, what is made or sold. */
export function findEnglishNounGroups(reading: ParsedPrompt): NounGroup[] {
  const { niche, spans, keywords } = reading
  const taken = getReservedWords(reading)
  const names = (text: string) => niche !== null && findNiche(text, text)?.id === niche.id
  const found = getTerms(tagText(reading.line)).flatMap((terms) =>
    collectNounGroups(retagFieldPlurals(joinHyphenatedWords(terms), reading), taken),
  )
  const single = keywords.filter((word) => !/\s/.test(word) && !isIgnoredWord(word, taken))
  const missed = single
    .filter((word) => names(word) || hasRelatedThings(word))
    .filter((word) => !found.some((run) => joinWords(run).toLowerCase().includes(word.toLowerCase())))
    .slice(0, 1)
  const lone = found.length + missed.length === 0 ? single.slice(0, 1) : missed
  const subject = (spans.subject ?? '').toLowerCase()
  const rank = (run: NounGroup) => {
    const text = joinWords(run)
    const inField = names(text)
    return (
      Number(reading.line.toLowerCase().includes(`’s ${text.toLowerCase()}`)) * 5 +
      Number(inField) * 4 +
      Number(run.words.some(({ text: word }) => hasRelatedThings(word)) && run.role !== 'setting') * 2 +
      Number(subject.includes(text.toLowerCase())) * 3 +
      Number(run.role === 'made') * 2 -
      Number(run.role === 'setting') * 3 -
      Number(run.person && !inField) * 3 -
      Number(!inField && run.words.every(({ kind }) => kind === 'gerund')) * 2 -
      Number(run.isSensitive) * 9
    )
  }
  const ranked = [...found, ...lone.map(toSingleNounGroup)].map((run) => ({ run, rank: rank(run) }))
  return ranked.sort((a, b) => b.rank - a.rank).map(({ run }) => run)
}

const introducedName = /\b(?:(?:my )?name(?:[’']s| is)|i[’']?m called|call me)\s+(\p{L}+)/iu

/** Who says their name, or whose thing a prompt in English begins with: "Ruta’s Pickles"; "today’s" and "women’s" are nobody's. */
export function findOwner({ line }: ParsedPrompt): string {
  const introduced = /\bi[’']?m (\p{L}+)/iu.exec(line)?.[1] ?? ''
  const said =
    introducedName.exec(line)?.[1] ?? (hasTag(getTerms(tagText(introduced))[0]?.[0], 'FirstName') ? introduced : '')
  if (said) return said
  const [first, second] = getTerms(tagText(line))[0] ?? []
  const name = /^(\p{Lu}\p{Ll}+)['’]s$/u.exec(first?.text ?? '')?.[1] ?? ''
  const owns =
    hasTag(first, 'Possessive', 'Noun') &&
    !hasTag(first, 'Date', 'Pronoun', 'Plural') &&
    hasTag(second, 'Noun', 'Adjective')
  return owns && !stopWords.has(name.toLowerCase()) && !/(?:men|children|people)$/i.test(name) ? name : ''
}

/** Whether a noun has things of its own. */
function hasRelatedThings(word: string): boolean {
  return getRelatedThings([toSingular(word).toLowerCase()]).length > 0
}

function joinWords({ words }: NounGroup): string {
  return words.map(({ text }) => text).join(' ')
}

function toSingleNounGroup(text: string): NounGroup {
  return { words: [{ text, kind: 'noun' }], bare: false, person: false, isSensitive: false, role: 'free' }
}

/** Before where, when, with and for whom. */
const settingPrepositions = new Set(
  'in at on from with without under after before during by for near over into until out'.split(' '),
)

function isIgnoredWord(word: string, taken: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase()
  return stopWords.has(lower) || taken.has(lower) || isPurposeWord(lower)
}

/** "lo-fi" is two terms, and one word of a name. */
function joinHyphenatedWords(terms: readonly Term[]): Term[] {
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
function retagFieldPlurals(terms: readonly Term[], { niche }: ParsedPrompt): Term[] {
  return terms.map((term, at) =>
    hasTag(term, 'PresentTense') &&
    /s$/.test(term.normal) &&
    !hasTag(terms[at - 1], 'Pronoun', 'Adverb') &&
    isNicheNoun(term.text, niche)
      ? { ...term, tags: new Set(['Noun', 'Plural']) }
      : term,
  )
}

function collectNounGroups(terms: readonly Term[], taken: ReadonlySet<string>): NounGroup[] {
  const runs: NounGroup[] = []
  let open: Term[] = []
  let counted = false
  let role: NonNullable<NounGroup['role']> = 'free'
  const close = (named: boolean) => {
    const end = open.findLastIndex((term) => hasTag(term, 'Noun', 'Gerund'))
    const whole = open.slice(0, end + 1)
    const kept = whole.length > MAX_GROUP_WORDS ? whole.slice(-MAX_GROUP_WORDS) : whole
    if (end >= 0) {
      runs.push({
        words: kept.map((term) => ({ text: restoreNameSigns(term), kind: getWordKind(term) })),
        bare: !counted && !named,
        person: hasTag(kept.at(-1), 'Actor', 'Kin', 'Person'),
        isSensitive: kept.some((term) => hasTag(term, 'Illness', 'Grief')),
        role,
      })
      counted = false
    }
    open = []
  }
  for (const [at, term] of terms.entries()) {
    const carried = isNamePart(term, terms[at - 1], terms[at + 1], open.length > 0)
    if (isIgnoredWord(term.text, taken) || !carried) close(isPurposeWord(term.text))
    else open.push(term)
    if (open.length === 0 && hasTag(term, 'Determiner', 'Possessive')) counted = true
    if (open.length === 0 && hasTag(term, 'Preposition', 'Verb')) {
      counted = false
      role = settingPrepositions.has(term.normal) ? 'setting' : hasTag(term, 'Verb') ? 'made' : role
    }
    if (/[,;:.!?&/()+“”"]/.test(term.post) && !/^(?:\+\+|#)/.test(term.post)) close(false)
    if (/[,;:.!?]/.test(term.post)) role = 'free'
  }
  close(false)
  return runs
}

/** Nouns and what describes them; a verb form only where it stands as a noun or an adjective: "trail running", "house plants", "hand poured resin". */
function isNamePart(term: Term, before: Term | undefined, after: Term | undefined, follows: boolean): boolean {
  const shaped = /^\d\p{L}$/u.test(term.text) && hasTag(after, 'Noun', 'Adjective', 'PastTense')
  if (shaped) return true
  if (!/^\p{L}/u.test(term.text) || /['’]s$/.test(term.text)) return false
  if (hasTag(term, 'Possessive', 'Pronoun', 'Cardinal', 'WeekDay', 'Month', 'Unit', 'Adverb', 'Superlative'))
    return false
  const noun = hasTag(after, 'Noun', 'Adjective')
  if (hasTag(term, 'Gerund')) {
    const acts =
      noun || hasTag(after, 'Determiner', 'Possessive', 'Value') || /^(?:to|how|it)$/i.test(after?.text ?? '')
    return !acts || isPurposeWord(after?.text ?? '')
  }
  if (hasTag(term, 'PastTense', 'Participle')) return follows && noun && term.post === ' ' && !hasTag(before, 'Pronoun')
  if (hasTag(term, 'Verb'))
    return (
      !follows &&
      hasTag(term, 'Infinitive') &&
      hasTag(after, 'Noun', 'Gerund') &&
      !hasTag(before, 'Noun', 'Pronoun', 'Modal') &&
      before?.normal !== 'to'
    )
  return hasTag(term, 'Noun', 'Adjective')
}

function getWordKind(term: Term): NounGroup['words'][number]['kind'] {
  return hasTag(term, 'Gerund') ? 'gerund' : hasTag(term, 'Adjective', 'Demonym', 'PastTense') ? 'adjective' : 'noun'
}

/** With the signs that belong to a name and that compromise counts as punctuation: "C++", "C#". */
function restoreNameSigns({ text, post }: Term): string {
  return text + (/^(?:\+\+|#)/.exec(post)?.[0] ?? '')
}
