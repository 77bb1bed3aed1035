import { inLexicon } from '@/lib/writer/words/lexicon'
import { vocabulary } from '@/lib/writer/words/vocabulary'
import { commonWords, wordRank } from '@/lib/writer/words/word-rank'

/** Words that are looked for in the lists: a prompt with more of them is not English with slips. */
const MAX_LOOKED_UP = 12

/**
 * Mends misspelt everyday words, so that the site doesn't print them back: "begginer gutar" gives "beginner guitar".
 * Only lower-case words of 4 to 20 letters that no word list has, the first twelve of them, and only towards a word that creators
 * use or that is common; names, slang and rare words stay.
 */
export function mendSpelling(line: string): string {
  let left = MAX_LOOKED_UP
  return line.replace(/(?<![\p{L}\p{N}'-])[a-z]{4,20}(?![\p{L}\p{N}'-])/gu, (word) => {
    const usual = common[word]
    if (usual !== undefined) return usual
    if (left === 0 || isKnown(word) || inflections(word).some(isKnown)) return word
    left -= 1
    const meant = bestOf(everyday(), word, 1) ?? (word.length > 7 ? bestOf(creative(), word, 2) : undefined)
    return meant ?? word
  })
}

function isKnown(word: string): boolean {
  return wordRank(word) < 110_000 || vocabulary().has(word) || inLexicon(word)
}

/** What a word may be a form of: "hustles" of "hustle". Forms of one letter less are left out, as most are slips. */
function inflections(word: string): string[] {
  return ['s', 'es', 'ed', 'ing', 'ers', 'ly']
    .filter((ending) => word.endsWith(ending) && word.length - ending.length > 3)
    .flatMap((ending) => [word.slice(0, -ending.length), `${word.slice(0, -ending.length)}e`])
}

/** Misspellings so common that the word list has them. */
const common: Readonly<Record<string, string>> = {
  teh: 'the',
  alot: 'a lot',
  buisness: 'business',
  definately: 'definitely',
  excercise: 'exercise',
  excercises: 'exercises',
  restaraunt: 'restaurant',
  recieve: 'receive',
  tommorow: 'tomorrow',
  loosing: 'losing',
  vegitables: 'vegetables',
  jewelery: 'jewelry',
  becuase: 'because',
  wierd: 'weird',
  freind: 'friend',
  freinds: 'friends',
  begginers: 'beginners',
  begginer: 'beginner',
  recipies: 'recipes',
  recepies: 'recipes',
  receipe: 'recipe',
  receipes: 'recipes',
  babys: 'babies',
  healty: 'healthy',
  wich: 'which',
  becouse: 'because',
}

/** Words by first letter and length: slips spare the first letter, and each changes the length by one at most. */
type Index = ReadonlyMap<string, readonly string[]>

let everydayWords: Index | undefined
let creativeWords: Index | undefined

/** What a word with one slip may be: common words and those of creators. */
function everyday(): Index {
  everydayWords ??= indexOf(
    [...commonWords(12_000).filter((word) => word.length > 4), ...vocabulary()].filter((word) =>
      /^[a-z]+$/.test(word),
    ),
  )
  return everydayWords
}

/** What a word with two slips may be: words of creators. */
function creative(): Index {
  creativeWords ??= indexOf(vocabulary())
  return creativeWords
}

function indexOf(words: Iterable<string>): Index {
  const index = new Map<string, string[]>()
  for (const word of new Set(words)) {
    const key = `${word.charAt(0)}${word.length}`
    const same = index.get(key)
    if (same) same.push(word)
    else index.set(key, [word])
  }
  return index
}

/** The most frequent word of an index that is at most `most` slips away; a word of creators counts twenty times. */
function bestOf(index: Index, word: string, most: number): string | undefined {
  let best: string | undefined
  let bestScore = Number.POSITIVE_INFINITY
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const candidate of index.get(`${word.charAt(0)}${length}`) ?? []) {
      const score = Math.min(wordRank(candidate), 50_000) / (vocabulary().has(candidate) ? 20 : 1)
      if (score < bestScore && isWithin(most, word, candidate)) [best, bestScore] = [candidate, score]
    }
  }
  return best
}

/** Whether one word becomes the other by at most `slips` of a letter too many, too few, another, or two swapped. */
function isWithin(slips: number, one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [a, b] = [one.slice(same), other.slice(same)]
  if (a === '' && b === '') return true
  if (slips === 0 || Math.abs(a.length - b.length) > slips) return false
  return (
    isWithin(slips - 1, a.slice(1), b) ||
    isWithin(slips - 1, a, b.slice(1)) ||
    isWithin(slips - 1, a.slice(1), b.slice(1)) ||
    (a[0] === b[1] && a[1] === b[0] && isWithin(slips - 1, a.slice(2), b.slice(2)))
  )
}
