import { eng } from 'stopword'
import { hasProfanity } from '@/lib/core/strings/profanity'
import { getWordRank } from '@/lib/text/language/word-rank'
import type { Niche } from '@/lib/tool/niche'
import { isPurposeWord } from '@/lib/writer/names/purpose-words'
import { getTerms, type Term, tagText } from '@/lib/writer/reading/tagger'
import { findNichePhrases, isNicheNoun } from '@/lib/writer/taxonomy/find-niche'

const functionWords = new Set(eng)

/** Nouns more frequent than this name nothing by themselves ("time", "world"), unless a field knows them. */
const MAX_COMMON_RANK = 3000

/** Longest tag in letters that people read without stumbling. */
const MAX_TAG_LENGTH = 22

const excludedTermTags =
  'Pronoun Value Unit Date Time Duration Determiner Preposition Conjunction Adverb Money FirstName QuestionWord Count Kin Actor Person'.split(
    ' ',
  )

const indefinitePattern = /^(?:any|every|no|some)(?:body|one|thing|where)$/

/**
 * What an English text names, in its own words, lower case, best first: phrases of two or three words and single nouns, those that a field
 * knows apart from the rest, which are rare enough to name something. Nothing where no noun stands by itself.
 */
export function findTextNouns(text: string, niche: Niche | null): { nicheNouns: string[]; otherNouns: string[] } {
  const groups = splitNounGroups(text, niche)
  const plainText = removeNegatedWords(text).toLowerCase().replaceAll('’', "'")
  const nichePhrases = niche ? findNichePhrases(text, niche) : []
  const phrases = [...nichePhrases, ...groups.flatMap((group) => findPhrases(group, niche))]
  const wordsInPhrases = new Set(phrases.flatMap((phrase) => phrase.split(' ')))
  const singleWords = groups
    .flatMap((group) =>
      group.filter((term, index) => canStandAlone(term, index === group.length - 1, niche)).map(getTagWord),
    )
    .filter((word) => !wordsInPhrases.has(word) || (niche !== null && isNicheNoun(word, niche)))
  const nouns = [...new Set([...phrases, ...singleWords])].filter(
    (phrase) => !hasProfanity(phrase) && plainText.includes(phrase),
  )
  return {
    nicheNouns: nouns.filter((phrase) => isNicheNoun(phrase, niche)),
    otherNouns: nouns.filter((phrase) => !isNicheNoun(phrase, niche)),
  }
}

/** Nouns and what stands before them, without what only points, counts or dates. */
function splitNounGroups(text: string, niche: Niche | null): Term[][] {
  const groups: Term[][] = []
  for (const sentence of getTerms(tagText(removeNegatedWords(text)))) {
    let groupTerms: Term[] = []
    const endGroup = () => {
      if (groupTerms.length > 0) groups.push(groupTerms)
      groupTerms = []
    }
    const hasVerb = sentence.some((term) => term.tags.has('Verb'))
    for (const [index, term] of sentence.entries()) {
      if (streetPattern.test(term.normal)) groupTerms = []
      const isName = isNameAfterNoun(groupTerms.at(-1), term)
      if (term.tags.has('Place')) endGroup()
      const isVerb = groupTerms.length > 0 && canBeVerb(term, sentence[index + 1], hasVerb)
      if (!isName && !isVerb && !isUnitAfterNumber(sentence[index - 1], term) && canBeInGroup(term, niche))
        groupTerms.push(term)
      else endGroup()
      if (/[,;:.!?]/.test(term.post) || /['’]s$/.test(term.text)) endGroup()
    }
    endGroup()
  }
  return groups
}

const streetPattern = /^(?:st|street|rd|road|ave|avenue|lane|drive|blvd)$/

/** "92k miles", "40 lbs", "50 euro": what is counted in a short word is a unit. */
function isUnitAfterNumber(previousTerm: Term | undefined, { normal }: Term): boolean {
  if (previousTerm === undefined || !/\d/.test(previousTerm.text)) return false
  return previousTerm.tags.has('Money') || /^(?:\p{L}{1,3}|miles|euros?|pounds|hours)$/u.test(normal)
}

/** "No gym" and "ex nurse" are not about either; "fragrance free" is one word of a tag. */
function removeNegatedWords(text: string): string {
  return text
    .replace(/(?<=\p{L}{3})[ -]free(?!\p{L})/giu, 'free')
    .replace(/(?<!\p{L})(?:no|not|without|non|ex|former|zero|hates?)[ -]\p{L}+/giu, ',')
}

/** "Tea tastes like grass", where "tastes" was taken for a noun. */
function canBeVerb(term: Term, nextTerm: Term | undefined, hasVerb: boolean): boolean {
  if (!nextTerm || !/[^s]s$/.test(term.normal)) return false
  if (nextTerm.normal === 'like') return true
  return !hasVerb && !['Preposition', 'Conjunction', 'Noun'].some((name) => nextTerm.tags.has(name))
}

/** "Our dog Biscuit": a name behind what it names. */
function isNameAfterNoun(previousTerm: Term | undefined, { text, tags }: Term): boolean {
  return (
    previousTerm !== undefined &&
    !tags.has('Place') &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    /^\p{Ll}/u.test(previousTerm.text)
  )
}

function canBeInGroup(term: Term, niche: Niche | null): boolean {
  const word = getTagWord(term)
  if (!/\p{L}{2}|[+#]/u.test(word) || functionWords.has(word) || indefinitePattern.test(word)) return false
  if (isPurposeWord(word) && !isNicheNoun(word, null)) return false
  if (word.length < 3 && !isNicheNoun(word, niche) && !/\p{Lu}{2}/u.test(term.text)) return false
  if (isNicheNoun(word, null)) return true
  if (excludedTermTags.some((name) => term.tags.has(name))) return false
  return term.tags.has('Noun') || term.tags.has('Adjective') || isNicheNoun(word, niche)
}

/** The longest end of a group that a field knows together; else the whole group, where it is two or three nouns that begin with a rare one. */
function findPhrases(group: readonly Term[], niche: Niche | null): string[] {
  const words = group.map(getTagWord)
  for (const size of [3, 2]) {
    for (let start = 0; start + size <= words.length; start += 1) {
      const phrase = words.slice(start, start + size).join(' ')
      if (isNicheNoun(phrase, niche)) return [phrase]
    }
  }
  const areAllNouns = group.every(
    (term) => (term.tags.has('Noun') || /\wfree$/.test(term.normal)) && !/['’]s$/.test(term.text),
  )
  const [firstWord = ''] = words
  const isSpecific = isNicheNoun(firstWord, niche) || getWordRank(firstWord) > MAX_COMMON_RANK
  const hasTagLength = words.length > 1 && words.length < 4 && words.join('').length <= MAX_TAG_LENGTH
  return areAllNouns && isSpecific && hasTagLength ? [words.join(' ')] : []
}

function canStandAlone(term: Term, isHead: boolean, niche: Niche | null): boolean {
  const word = getTagWord(term)
  if (niche !== null && isNicheNoun(word, niche)) return true
  if (!isHead || /['’]s$/.test(term.text)) return false
  if (isNicheNoun(word, null)) return true
  if (!term.tags.has('Noun') || term.tags.has('Gerund')) return false
  return (
    (term.tags.has('Place') && /^\p{Lu}/u.test(term.text)) ||
    Math.min(getWordRank(word), getWordRank(word.replace(/s$/, ''))) > MAX_COMMON_RANK
  )
}

/** compromise takes the signs of "C++" and "C#" for marks behind the word. */
function getTagWord({ text, post }: Term): string {
  return (text + (/^(?:\+\+|#)/.exec(post)?.[0] ?? ''))
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$/, '')
    .replace(/[^\p{L}\p{M}\p{N}+#'-]/gu, '')
}
