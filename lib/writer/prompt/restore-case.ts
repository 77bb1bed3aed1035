import { isListedName } from '@/lib/writer/words/lexicon'
import { isAcronym, spellingOfName } from '@/lib/writer/words/names'
import { wordRank } from '@/lib/writer/words/word-rank'

/**
 * Lower case but for names and acronyms, whatever the visitor's keyboard did: ALL CAPS, A Title In Capitals, no capitals
 * at all. A word that the visitor wrote with a capital in running text stays as it is.
 */
export function restoreCase(line: string): string {
  const words = line.split(' ')
  const letters = words.filter((word) => /\p{L}{2}/u.test(word))
  const shouted = letters.filter((word) => word === word.toUpperCase())
  const allCaps =
    letters.length > 1
      ? shouted.length / letters.length > 0.6
      : (letters[0]?.length ?? 0) > 5 && shouted.length === 1
  const meaning = letters.filter(
    (word) => !/^(?:a|an|the|and|or|of|to|in|on|at|for|with|my|i|vs|from|by|without|under)$/i.test(word),
  )
  const allTitled = !allCaps && letters.length > 3 && meaning.every((word) => /^\P{L}*\p{Lu}/u.test(word))
  const names = allCaps || allTitled ? namesIn(line) : new Set<string>()
  let startsSentence = true

  return words
    .map((word, i) => {
      const core = word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}+#&])[^\p{L}\p{N}+#&]+$/gu, '')
      const first = startsSentence
      startsSentence = /[.!?;]$/.test(word)
      if (core === '') return word
      const changed = caseOf(core, {
        first,
        allCaps,
        allTitled,
        names,
        next: words[i + 1],
      })
      return word.replace(core, () => changed)
    })
    .join(' ')
    .replace(products, (name) => name.toLowerCase().replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()))
}

/** Names that are ordinary words elsewhere. */
const products =
  /\b(?:react|java|swift|rust|excel|notion|amazon|apple|windows|premiere|illustrator|target)\b(?= (?:tutorials?|courses?|apps?|templates?|developers?|code|coding|fba|finds|watch|music|hooks|native|formulas?|programming|pro|haul|js|setup|dashboard|spreadsheets?)\b)|\b(?:taylor swift|billie eilish|harry styles)\b/gi

type Place = {
  first: boolean
  allCaps: boolean
  allTitled: boolean
  names: ReadonlySet<string>
  next: string | undefined
}

function caseOf(word: string, place: Place): string {
  const lower = word.toLowerCase()
  if (/^i('|$)/i.test(word) && /^i(?:'(?:m|ve|ll|d))?$/i.test(word)) return `I${lower.slice(1)}`
  const known = spellingOfName(word)
  if (known !== undefined) return known
  if (place.allCaps) return isAcronym(word) ? word : place.names.has(lower) ? titled(lower) : lower
  if (/\p{Ll}\p{Lu}|\d|[+&#]|^\p{Lu}-/u.test(word)) return word
  if (/^\p{Lu}{2,}(?:s|'s)?$/u.test(word)) return isAcronym(word) || word.length < 6 ? word : lower
  if (!/^\p{Lu}/u.test(word)) return namesIn(word).has(lower) && wordRank(lower) > 2500 ? titled(lower) : word
  if (place.allTitled) return place.names.has(lower) || !isCommon(lower) ? word : lower
  if (!place.first || word.length === 1) return word
  const startsName = place.next !== undefined && /^\p{Lu}/u.test(place.next) && !/^I\b/.test(place.next)
  if (
    startsName &&
    !/^(?:the|a|an|my|our|how|why|what|when|best|top|new|this|in|at|to|for|about|i)$/.test(lower)
  )
    return word
  return isCommon(lower) && !namesIn(word).has(lower) ? lower : word
}

function isCommon(word: string): boolean {
  const stem = word.replace(/'s$/, '')
  return wordRank(stem) < 60_000 || stem.includes('-')
}

/** Words of a text that compromise's own word list knows as places, people or organisations, in lower case. */
function namesIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const word of text.toLowerCase().split(/[^\p{L}'-]+/u)) {
    if (word.length > 3 && isListedName(word) && !ordinary.has(word)) {
      found.add(word)
      found.add(`${word}'s`)
    }
  }
  return found
}

/** Ordinary words that are also somebody's name or a place. */
const ordinary = new Set(
  'will mark rose grace hope faith joy summer autumn spring dawn amber ruby pearl lily daisy violet ivy olive jasmine ginger rosemary basil sage pepper cherry candy honey sunny penny bill frank jack rich grant chase drew dean gene miles wade ward young long short brown white black green gray grey king knight prince baker cook mason carter cooper fisher hunter taylor turner walker weaver smith potter page reed rice bush hill lake woods stone ford may march april august june reading bath nice mobile split cork orange jersey guinea turkey china chad jordan georgia paris phoenix victoria florence charlotte sydney chelsea brooklyn austin savannah victor art pat sue rob bob nick dick harry love bliss star angel beau jewel melody harmony charity christian earnest ernest frank homes banks wells fields rivers park parks garden church house hall wall field self best worth wise small little strong sharp swift golden silver diamond coral crystal sandy misty stormy wren robin jay colt buck rusty dusty dale glen heath cliff coast bay beach island city town county village state river ocean mountain valley school college university hospital airport station street road avenue earth moon world europe christmas easter halloween mother father ray guy earl duke major van don sol flora iris heather fern hazel holly laurel myrtle clay flint heath marina brandy sherry viola cello harper piper archer gardener farmer miller singer porter marshall sheriff judge bishop pope abbey lane bridge ferry forest groves meadow marsh brook wood'.split(
    ' ',
  ),
)

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
