import nlp from 'compromise'
import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { getWordRank } from '@/lib/text/language/word-rank'
import { getNameSpelling, isAcronym, isBrand } from './known-names'

const lexicon = (nlp.model() as { one: { lexicon: Record<string, string | string[]> } }).one.lexicon

/** Whether compromise's own list has a word, in lower case. */
export function isInLexicon(word: string): boolean {
  return Object.hasOwn(lexicon, word)
}

/** Whether compromise's own list has a word, in lower case, as a name that is seldom anything else. */
export function isListedName(word: string): boolean {
  if (word.length < 4 || !isInLexicon(word)) return false
  return [lexicon[word] ?? ''].flat().some((tag) => nameTagPattern.test(tag))
}

const nameTagPattern = /^(?:City|Country|Region|WeekDay|Month|Demonym|LastName|Person)$/

/** Names of places, days and people that are something else as often. */
const ambiguousNames = new Set(
  'march may august mark bath nice mobile split cork orange jersey turkey china reading best male chad jordan georgia victoria florence charlotte sydney phoenix buffalo rich sale wells deal sandwich hull tours nancy essen lima mali guinea brest kent corona van hamburg cologne lens troy derby polish king prince queen pope young long little brown black white green gray grey wood woods stone hill lake rose ford bush page price cook baker bell hunter fisher carter mason porter sage berry wolf fox love pink cash drake cream prime bailey curry swift west east north south chase rivers waters banks fields moon sun summer winter autumn spring joy hope faith grace gates hicks power powers ball glass snow frost sharp slim madonna cookie'.split(
    ' ',
  ),
)

const monthAlternatives =
  '(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)'
const weekdayAlternatives = '(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)'
const datePatterns = [
  new RegExp(`(?<=(?<![\\p{L}\\p{N}])\\d{1,2}(?:st|nd|rd|th)?(?: of)? )${monthAlternatives}(?![\\p{L}\\p{N}])`, 'giu'),
  new RegExp(`(?<![\\p{L}\\p{N}])${monthAlternatives}(?=\\.? \\d)`, 'giu'),
  /(?<=(?<!\p{L})(?:in|since|until|till|til|by|of|late|early|mid|ends|from|last|next) )(?:march|august|may)(?=$|[,.!?;:)]| (?:and|but|so|to|we|i|\d))/giu,
  new RegExp(
    `(?<![\\p{L}\\p{N}])${weekdayAlternatives}(?=\\.? (?:the )?(?:${monthAlternatives}(?!\\p{L})|\\d{1,2}(?:(?:st|nd|rd|th)(?!\\p{L})|[:.]\\d\\d|[ap]m| ?[ap]m| ${monthAlternatives}))| ?(?:&|and|to|-|/|\\+) ?${weekdayAlternatives}(?!\\p{L}))`,
    'giu',
  ),
  new RegExp(`(?<=(?<!\\p{L})${weekdayAlternatives} ?(?:&|and|to|-|/|\\+) ?)${weekdayAlternatives}(?!\\p{L})`, 'giu'),
]

/** After these a full stop does not end a sentence. */
const abbreviationPattern = /(?:^|\P{L})(?:dr|mr|mrs|ms|st|vs|no|approx|incl|excl|etc|prof|ft|min|ca|\p{L})\.$/iu

/**
 * A line in which names and the first words of its sentences have their capitals, and a shouted line is calm; whatever else the visitor
 * wrote in capitals stays, and so does what stands between quotation marks.
 */
export function restoreCase(text: string): string {
  const words = text.split(' ')
  const wordsWithLetters = words.filter((word) => /\p{L}{2}/u.test(word))
  const allCapsWords = wordsWithLetters.filter((word) => word === word.toUpperCase() && !isAcronym(word))
  const isAllCaps =
    wordsWithLetters.length > 1
      ? allCapsWords.length * 10 > wordsWithLetters.length * 6
      : (wordsWithLetters[0]?.length ?? 0) > 5 && allCapsWords.length === 1
  const casedWords: string[] = []
  let isQuoting = false
  for (const [index, word] of words.entries()) {
    isQuoting ||= /^\(?[“‘]/u.test(word)
    casedWords.push(isQuoting && !isAllCaps ? word : setWordCase(casedWords, word, words[index + 1], isAllCaps))
    isQuoting &&= !/[”’]$/u.test(trimEndMatching(word, /[^\p{L}”’]/u))
  }
  return datePatterns
    .reduce((line, pattern) => line.replace(pattern, capitalizeWord), casedWords.join(' '))
    .replace(/(?<=\d ?[ap]m )(?:est|edt|pst|pdt|cst|gmt|bst|cet)(?!\p{L})/giu, (timeZone) => timeZone.toUpperCase())
}

/** A word as it stands after those before it. */
function setWordCase(
  precedingWords: readonly string[],
  word: string,
  nextWord: string | undefined,
  isAllCaps: boolean,
): string {
  const lastWord = precedingWords.at(-1) ?? ''
  const casedWord = word.replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’&+#.-]*/u, (coreWord) =>
    setPlainWordCase(coreWord, isAllCaps),
  )
  if (/[.!?][”’)]*$/.test(lastWord) && !/\.\.[”’)]*$/.test(lastWord) && !abbreviationPattern.test(lastWord))
    return upperFirstLetter(casedWord)
  return isModelName(precedingWords, word, nextWord) ? casedWord.replace(/\p{Ll}\S*/u, setModelNameCase) : casedWord
}

/** A name that a maker gave: a code ("f100"), a word that is no common noun, or any behind a maker and a year or before "vs". */
function isModelName(precedingWords: readonly string[], word: string, nextWord = ''): boolean {
  const plainWord = trimEndMatching(word, /[,.!?]/)
  const [previousWord = '', wordBeforePrevious = ''] = precedingWords.slice(-2).reverse()
  if (modelCodePattern.test(plainWord) && (isBrand(previousWord) || isBrand(wordBeforePrevious))) return true
  if (!isBrand(previousWord) || !/^\p{Ll}[\p{L}\p{N}-]+$/u.test(plainWord)) return false
  return /^(?:19|20)\d\d$/.test(wordBeforePrevious) || /^(?:vs\.?|versus)$/i.test(nextWord) || !isCommonWord(plainWord)
}

const modelCodePattern = /^\p{Ll}{1,3}-?\d{1,4}\p{L}{0,2}$/u

function isCommonWord(word: string): boolean {
  const tags = [lexicon[word] ?? []].flat()
  return (
    /(?:ing|ed|ers?|s)$/.test(word) ||
    (tags.length > 0 && !tags.some((tag) => /Name$|^Person$/.test(tag))) ||
    getWordRank(word) < 4000
  )
}

function setModelNameCase(word: string): string {
  return modelCodePattern.test(trimEndMatching(word, /[,.!?]/)) ? word.toUpperCase() : capitalizeWord(word)
}

function setPlainWordCase(word: string, isAllCaps: boolean): string {
  const fullStops = /(?<!\.)\.+$/.exec(word)?.[0] ?? ''
  const nameSpelling = getNameSpelling(word.slice(0, word.length - fullStops.length))
  if (nameSpelling !== undefined && (isAllCaps || word === word.toLowerCase())) return nameSpelling + fullStops
  if (isAllCaps && isAcronym(word)) return word
  const casedWord = isAllCaps ? word.toLowerCase() : word
  if (/^i(?:’|$)/.test(casedWord)) return `I${casedWord.slice(1)}`
  const stem = trimEndMatching(casedWord.replace(/’s$/, ''), /\./)
  if (casedWord === word.toLowerCase() && isListedName(stem) && !ambiguousNames.has(stem))
    return capitalizeWord(casedWord)
  return casedWord
}

/** A line cased for the middle of a sentence: its first letter lowered, unless the word is a name. */
export function toMidSentenceCase(line: string, isName: (word: string) => boolean): string {
  const firstWord = /^[\p{L}\p{N}’.&+-]+/u.exec(line)?.[0] ?? ''
  const keepsCapital =
    /^I(?:’|$)/.test(firstWord) ||
    /[\p{Lu}\d]/u.test(firstWord.slice(1)) ||
    getNameSpelling(firstWord) === firstWord ||
    isAcronym(firstWord) ||
    isName(firstWord)
  return keepsCapital || firstWord === '' ? line : firstWord.charAt(0).toLowerCase() + line.slice(1)
}

/** The first letter in upper case, unless the word has a spelling of its own. */
export function upperFirstLetter(text: string): string {
  return text.replace(/^([“‘(]*)(\p{Ll})(?=[\p{Ll}\p{M}’'-]*(?!\p{L}))/u, (_, openingMarks: string, letter: string) =>
    /\p{Lu}/u.test(/^\P{L}*\p{L}+/u.exec(text)?.[0] ?? '')
      ? openingMarks + letter
      : openingMarks + letter.toUpperCase(),
  )
}

function capitalizeWord(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
