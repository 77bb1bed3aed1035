import { inLexicon } from '../words/lexicon'
import { vocabulary } from '../words/vocabulary'
import { wordRank } from '../words/word-rank'

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Mends misspelt everyday words, so that the site doesn't print them back: "begginer gutar" gives "beginner guitar".
 * Only lower-case words that no word list has, and only towards a word that creators use or that is common; names, slang and rare
 * words stay.
 */
export function mendSpelling(line: string): string {
  return line.replace(/(?<![\p{L}\p{N}'-])[a-z]{4,}(?![\p{L}\p{N}'-])/gu, (word) => {
    const usual = common[word]
    if (usual !== undefined) return usual
    if (isKnown(word) || inflections(word).some(isKnown)) return word
    return bestOf(near(word), word) ?? (word.length > 7 ? bestOf(farther(word), word) : undefined) ?? word
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

function bestOf(candidates: Iterable<string>, word: string): string | undefined {
  let best: string | undefined
  let bestScore = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    if (candidate[0] !== word[0]) continue
    const inVocabulary = vocabulary().has(candidate)
    const rank = wordRank(candidate)
    if (!inVocabulary && (rank > 12_000 || candidate.length < 5)) continue
    const score = Math.min(rank, 50_000) / (inVocabulary ? 20 : 1)
    if (score < bestScore) [best, bestScore] = [candidate, score]
  }
  return best
}

/** Every word one slip away: a letter too many, too few, another, or two swapped. */
function near(word: string): Set<string> {
  const found = new Set<string>()
  for (let i = 0; i <= word.length; i++) {
    const [head, tail] = [word.slice(0, i), word.slice(i)]
    if (tail !== '') found.add(head + tail.slice(1))
    if (tail.length > 1) found.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2))
    for (const letter of alphabet) {
      found.add(head + letter + tail)
      if (tail !== '') found.add(head + letter + tail.slice(1))
    }
  }
  return found
}

/** Words of the vocabulary two slips away. */
function* farther(word: string): Iterable<string> {
  const onceOff = near(word)
  for (const candidate of vocabulary()) {
    if (Math.abs(candidate.length - word.length) > 2 || candidate[0] !== word[0]) continue
    for (const step of near(candidate)) {
      if (onceOff.has(step)) {
        yield candidate
        break
      }
    }
  }
}
