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
  const reservedWords = getReservedWords(reading)
  const namesNiche = (text: string) => niche !== null && findNiche(text, text)?.id === niche.id
  const nounGroups = getTerms(tagText(reading.line)).flatMap((terms) =>
    collectNounGroups(retagNichePlurals(joinHyphenatedWords(terms), reading), reservedWords),
  )
  const singleKeywords = keywords.filter((word) => !/\s/.test(word) && !isIgnoredWord(word, reservedWords))
  const missedKeywords = singleKeywords
    .filter((word) => namesNiche(word) || hasRelatedThings(word))
    .filter((word) => !nounGroups.some((group) => joinWords(group).toLowerCase().includes(word.toLowerCase())))
    .slice(0, 1)
  const loneKeywords = nounGroups.length + missedKeywords.length === 0 ? singleKeywords.slice(0, 1) : missedKeywords
  const subject = (spans.subject ?? '').toLowerCase()
  const rankGroup = (group: NounGroup) => {
    const text = joinWords(group)
    const isInNiche = namesNiche(text)
    return (
      Number(reading.line.toLowerCase().includes(`’s ${text.toLowerCase()}`)) * 5 +
      Number(isInNiche) * 4 +
      Number(group.words.some(({ text: word }) => hasRelatedThings(word)) && group.role !== 'setting') * 2 +
      Number(subject.includes(text.toLowerCase())) * 3 +
      Number(group.role === 'made') * 2 -
      Number(group.role === 'setting') * 3 -
      Number(group.namesPerson && !isInNiche) * 3 -
      Number(!isInNiche && group.words.every(({ kind }) => kind === 'gerund')) * 2 -
      Number(group.isSensitive) * 9
    )
  }
  const rankedGroups = [...nounGroups, ...loneKeywords.map(createSingleNounGroup)].map((group) => ({
    run: group,
    rank: rankGroup(group),
  }))
  return rankedGroups.sort((a, b) => b.rank - a.rank).map(({ run: group }) => group)
}

const introducedNamePattern = /\b(?:(?:my )?name(?:[’']s| is)|i[’']?m called|call me)\s+(\p{L}+)/iu

/** Who says their name, or whose thing a prompt in English begins with: "Ruta’s Pickles"; "today’s" and "women’s" are nobody's. */
export function findOwner({ line }: ParsedPrompt): string {
  const wordAfterIm = /\bi[’']?m (\p{L}+)/iu.exec(line)?.[1] ?? ''
  const statedName =
    introducedNamePattern.exec(line)?.[1] ??
    (hasTag(getTerms(tagText(wordAfterIm))[0]?.[0], 'FirstName') ? wordAfterIm : '')
  if (statedName) return statedName
  const [firstTerm, secondTerm] = getTerms(tagText(line))[0] ?? []
  const name = /^(\p{Lu}\p{Ll}+)['’]s$/u.exec(firstTerm?.text ?? '')?.[1] ?? ''
  const isPossessive =
    hasTag(firstTerm, 'Possessive', 'Noun') &&
    !hasTag(firstTerm, 'Date', 'Pronoun', 'Plural') &&
    hasTag(secondTerm, 'Noun', 'Adjective')
  return isPossessive && !stopWords.has(name.toLowerCase()) && !/(?:men|children|people)$/i.test(name) ? name : ''
}

/** Whether a noun has things of its own. */
function hasRelatedThings(word: string): boolean {
  return getRelatedThings([toSingular(word).toLowerCase()]).length > 0
}

function joinWords({ words }: NounGroup): string {
  return words.map(({ text }) => text).join(' ')
}

function createSingleNounGroup(text: string): NounGroup {
  return { words: [{ text, kind: 'noun' }], isBare: false, namesPerson: false, isSensitive: false, role: 'free' }
}

/** Before where, when, with and for whom. */
const settingPrepositions = new Set(
  'in at on from with without under after before during by for near over into until out'.split(' '),
)

function isIgnoredWord(word: string, reservedWords: ReadonlySet<string>): boolean {
  const lowerCaseWord = word.toLowerCase()
  return stopWords.has(lowerCaseWord) || reservedWords.has(lowerCaseWord) || isPurposeWord(lowerCaseWord)
}

/** "lo-fi" is two terms, and one word of a name. */
function joinHyphenatedWords(terms: readonly Term[]): Term[] {
  const joinedTerms: Term[] = []
  let prefix = ''
  for (const term of terms) {
    const text = prefix + term.text
    if (term.post === '-') prefix = `${text}-`
    else {
      joinedTerms.push({ ...term, text })
      prefix = ''
    }
  }
  return joinedTerms
}

/** "Birthday cakes in a tin", "press on nails": a plural of the field, which was taken for a verb. */
function retagNichePlurals(terms: readonly Term[], { niche }: ParsedPrompt): Term[] {
  return terms.map((term, index) =>
    hasTag(term, 'PresentTense') &&
    /s$/.test(term.normal) &&
    !hasTag(terms[index - 1], 'Pronoun', 'Adverb') &&
    isNicheNoun(term.text, niche)
      ? { ...term, tags: new Set(['Noun', 'Plural']) }
      : term,
  )
}

function collectNounGroups(terms: readonly Term[], reservedWords: ReadonlySet<string>): NounGroup[] {
  const groups: NounGroup[] = []
  let groupTerms: Term[] = []
  let hasDeterminer = false
  let role: NonNullable<NounGroup['role']> = 'free'
  const endGroup = (isBeforePurposeWord: boolean) => {
    const lastNounIndex = groupTerms.findLastIndex((term) => hasTag(term, 'Noun', 'Gerund'))
    const termsUpToNoun = groupTerms.slice(0, lastNounIndex + 1)
    const keptTerms = termsUpToNoun.length > MAX_GROUP_WORDS ? termsUpToNoun.slice(-MAX_GROUP_WORDS) : termsUpToNoun
    if (lastNounIndex >= 0) {
      groups.push({
        words: keptTerms.map((term) => ({ text: restoreNameSigns(term), kind: getWordKind(term) })),
        isBare: !hasDeterminer && !isBeforePurposeWord,
        namesPerson: hasTag(keptTerms.at(-1), 'Actor', 'Kin', 'Person'),
        isSensitive: keptTerms.some((term) => hasTag(term, 'Illness', 'Grief')),
        role,
      })
      hasDeterminer = false
    }
    groupTerms = []
  }
  for (const [index, term] of terms.entries()) {
    const canJoinGroup = isNamePart(term, terms[index - 1], terms[index + 1], groupTerms.length > 0)
    if (isIgnoredWord(term.text, reservedWords) || !canJoinGroup) endGroup(isPurposeWord(term.text))
    else groupTerms.push(term)
    if (groupTerms.length === 0 && hasTag(term, 'Determiner', 'Possessive')) hasDeterminer = true
    if (groupTerms.length === 0 && hasTag(term, 'Preposition', 'Verb')) {
      hasDeterminer = false
      role = settingPrepositions.has(term.normal) ? 'setting' : hasTag(term, 'Verb') ? 'made' : role
    }
    if (/[,;:.!?&/()+“”"]/.test(term.post) && !/^(?:\+\+|#)/.test(term.post)) endGroup(false)
    if (/[,;:.!?]/.test(term.post)) role = 'free'
  }
  endGroup(false)
  return groups
}

/** Nouns and what describes them; a verb form only where it stands as a noun or an adjective: "trail running", "house plants", "hand poured resin". */
function isNamePart(
  term: Term,
  previousTerm: Term | undefined,
  nextTerm: Term | undefined,
  isInsideGroup: boolean,
): boolean {
  const isShapeWord = /^\d\p{L}$/u.test(term.text) && hasTag(nextTerm, 'Noun', 'Adjective', 'PastTense')
  if (isShapeWord) return true
  if (!/^\p{L}/u.test(term.text) || /['’]s$/.test(term.text)) return false
  if (hasTag(term, 'Possessive', 'Pronoun', 'Cardinal', 'WeekDay', 'Month', 'Unit', 'Adverb', 'Superlative'))
    return false
  const isBeforeNoun = hasTag(nextTerm, 'Noun', 'Adjective')
  if (hasTag(term, 'Gerund')) {
    const isVerb =
      isBeforeNoun ||
      hasTag(nextTerm, 'Determiner', 'Possessive', 'Value') ||
      /^(?:to|how|it)$/i.test(nextTerm?.text ?? '')
    return !isVerb || isPurposeWord(nextTerm?.text ?? '')
  }
  if (hasTag(term, 'PastTense', 'Participle'))
    return isInsideGroup && isBeforeNoun && term.post === ' ' && !hasTag(previousTerm, 'Pronoun')
  if (hasTag(term, 'Verb'))
    return (
      !isInsideGroup &&
      hasTag(term, 'Infinitive') &&
      hasTag(nextTerm, 'Noun', 'Gerund') &&
      !hasTag(previousTerm, 'Noun', 'Pronoun', 'Modal') &&
      previousTerm?.normal !== 'to'
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
