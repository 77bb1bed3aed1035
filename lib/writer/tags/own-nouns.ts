import { eng } from 'stopword'
import { hasProfanity } from '@/lib/core/strings/profanity'
import { wordRank } from '@/lib/text/language/word-rank'
import type { Niche } from '@/lib/tool/niche'
import { isPurpose } from '@/lib/writer/names/purpose'
import { type Term, tag, termsOf } from '@/lib/writer/reading/tagger'
import { fieldPhrasesIn, isFieldNoun } from '@/lib/writer/taxonomy/niche-of'

const functionWords = new Set(eng)

/** Nouns more frequent than this name nothing by themselves ("time", "world"), unless a field knows them. */
const plain = 3000

/** Longest tag in letters that people read without stumbling. */
const longest = 22

const neverIn =
  'Pronoun Value Unit Date Time Duration Determiner Preposition Conjunction Adverb Money FirstName QuestionWord Count Kin Actor Person'.split(
    ' ',
  )

const indefinite = /^(?:any|every|no|some)(?:body|one|thing|where)$/

/**
 * What an English text names, in its own words, lower case, best first: phrases of two or three words and single nouns, those that a field
 * knows apart from the rest, which are rare enough to name something. Nothing where no noun stands by itself.
 */
export function ownNouns(text: string, niche: Niche | null): { known: string[]; others: string[] } {
  const groups = nounGroups(text, niche)
  const plainText = withoutNegated(text).toLowerCase().replaceAll('’', "'")
  const named = niche ? fieldPhrasesIn(text, niche) : []
  const phrases = [...named, ...groups.flatMap((group) => phrasesOf(group, niche))]
  const inPhrases = new Set(phrases.flatMap((phrase) => phrase.split(' ')))
  const singles = groups
    .flatMap((group) =>
      group.filter((term, at) => standsAlone(term, at === group.length - 1, niche)).map(wordOf),
    )
    .filter((word) => !inPhrases.has(word) || (niche !== null && isFieldNoun(word, niche)))
  const all = [...new Set([...phrases, ...singles])].filter(
    (words) => !hasProfanity(words) && plainText.includes(words),
  )
  return {
    known: all.filter((words) => isFieldNoun(words, niche)),
    others: all.filter((words) => !isFieldNoun(words, niche)),
  }
}

/** Nouns and what stands before them, without what only points, counts or dates. */
function nounGroups(text: string, niche: Niche | null): Term[][] {
  const groups: Term[][] = []
  for (const sentence of termsOf(tag(withoutNegated(text)))) {
    let open: Term[] = []
    const close = () => {
      if (open.length > 0) groups.push(open)
      open = []
    }
    const hasVerb = sentence.some((term) => term.tags.has('Verb'))
    for (const [at, term] of sentence.entries()) {
      if (street.test(term.normal)) open = []
      const named = namesWhatStandsBefore(open.at(-1), term)
      if (term.tags.has('Place')) close()
      const isVerb = open.length > 0 && mayBeVerb(term, sentence[at + 1], hasVerb)
      if (!named && !isVerb && !isMeasured(sentence[at - 1], term) && holds(term, niche)) open.push(term)
      else close()
      if (/[,;:.!?]/.test(term.post) || /['’]s$/.test(term.text)) close()
    }
    close()
  }
  return groups
}

const street = /^(?:st|street|rd|road|ave|avenue|lane|drive|blvd)$/

/** "92k miles", "40 lbs", "50 euro": what is counted in a short word is a unit. */
function isMeasured(before: Term | undefined, { normal }: Term): boolean {
  if (before === undefined || !/\d/.test(before.text)) return false
  return before.tags.has('Money') || /^(?:\p{L}{1,3}|miles|euros?|pounds|hours)$/u.test(normal)
}

/** "No gym" and "ex nurse" are not about either; "fragrance free" is one word of a tag. */
function withoutNegated(text: string): string {
  return text
    .replace(/(?<=\p{L}{3})[ -]free(?!\p{L})/giu, 'free')
    .replace(/(?<!\p{L})(?:no|not|without|non|ex|former|zero|hates?)[ -]\p{L}+/giu, ',')
}

/** "Tea tastes like grass", where "tastes" was taken for a noun. */
function mayBeVerb(term: Term, next: Term | undefined, hasVerb: boolean): boolean {
  if (!next || !/[^s]s$/.test(term.normal)) return false
  if (next.normal === 'like') return true
  return !hasVerb && !['Preposition', 'Conjunction', 'Noun'].some((name) => next.tags.has(name))
}

/** "Our dog Biscuit": a name behind what it names. */
function namesWhatStandsBefore(before: Term | undefined, { text, tags }: Term): boolean {
  return (
    before !== undefined && !tags.has('Place') && /^\p{Lu}\p{Ll}/u.test(text) && /^\p{Ll}/u.test(before.text)
  )
}

function holds(term: Term, niche: Niche | null): boolean {
  const word = wordOf(term)
  if (!/\p{L}{2}|[+#]/u.test(word) || functionWords.has(word) || indefinite.test(word)) return false
  if (isPurpose(word) && !isFieldNoun(word, null)) return false
  if (word.length < 3 && !isFieldNoun(word, niche) && !/\p{Lu}{2}/u.test(term.text)) return false
  if (isFieldNoun(word, null)) return true
  if (neverIn.some((name) => term.tags.has(name))) return false
  return term.tags.has('Noun') || term.tags.has('Adjective') || isFieldNoun(word, niche)
}

/** The longest end of a group that a field knows together; else the whole group, where it is two or three nouns that begin with a rare one. */
function phrasesOf(group: readonly Term[], niche: Niche | null): string[] {
  const words = group.map(wordOf)
  for (const size of [3, 2]) {
    for (let from = 0; from + size <= words.length; from += 1) {
      const phrase = words.slice(from, from + size).join(' ')
      if (isFieldNoun(phrase, niche)) return [phrase]
    }
  }
  const nouns = group.every(
    (term) => (term.tags.has('Noun') || /\wfree$/.test(term.normal)) && !/['’]s$/.test(term.text),
  )
  const [first = ''] = words
  const telling = isFieldNoun(first, niche) || wordRank(first) > plain
  const fits = words.length > 1 && words.length < 4 && words.join('').length <= longest
  return nouns && telling && fits ? [words.join(' ')] : []
}

function standsAlone(term: Term, isHead: boolean, niche: Niche | null): boolean {
  const word = wordOf(term)
  if (niche !== null && isFieldNoun(word, niche)) return true
  if (!isHead || /['’]s$/.test(term.text)) return false
  if (isFieldNoun(word, null)) return true
  if (!term.tags.has('Noun') || term.tags.has('Gerund')) return false
  return (
    (term.tags.has('Place') && /^\p{Lu}/u.test(term.text)) ||
    Math.min(wordRank(word), wordRank(word.replace(/s$/, ''))) > plain
  )
}

/** compromise takes the signs of "C++" and "C#" for marks behind the word. */
function wordOf({ text, post }: Term): string {
  return (text + (/^(?:\+\+|#)/.exec(post)?.[0] ?? ''))
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$/, '')
    .replace(/[^\p{L}\p{M}\p{N}+#'-]/gu, '')
}
