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
  return [lexicon[word] ?? ''].flat().some((tag) => nameTags.test(tag))
}

const nameTags = /^(?:City|Country|Region|WeekDay|Month|Demonym|LastName|Person)$/

/** Names of places, days and people that are something else as often. */
const ambiguousNames = new Set(
  'march may august mark bath nice mobile split cork orange jersey turkey china reading best male chad jordan georgia victoria florence charlotte sydney phoenix buffalo rich sale wells deal sandwich hull tours nancy essen lima mali guinea brest kent corona van hamburg cologne lens troy derby polish king prince queen pope young long little brown black white green gray grey wood woods stone hill lake rose ford bush page price cook baker bell hunter fisher carter mason porter sage berry wolf fox love pink cash drake cream prime bailey curry swift west east north south chase rivers waters banks fields moon sun summer winter autumn spring joy hope faith grace gates hicks power powers ball glass snow frost sharp slim madonna cookie'.split(
    ' ',
  ),
)

const month =
  '(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)'
const weekday = '(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)'
const datePatterns = [
  new RegExp(`(?<=(?<![\\p{L}\\p{N}])\\d{1,2}(?:st|nd|rd|th)?(?: of)? )${month}(?![\\p{L}\\p{N}])`, 'giu'),
  new RegExp(`(?<![\\p{L}\\p{N}])${month}(?=\\.? \\d)`, 'giu'),
  /(?<=(?<!\p{L})(?:in|since|until|till|til|by|of|late|early|mid|ends|from|last|next) )(?:march|august|may)(?=$|[,.!?;:)]| (?:and|but|so|to|we|i|\d))/giu,
  new RegExp(
    `(?<![\\p{L}\\p{N}])${weekday}(?=\\.? (?:the )?(?:${month}(?!\\p{L})|\\d{1,2}(?:(?:st|nd|rd|th)(?!\\p{L})|[:.]\\d\\d|[ap]m| ?[ap]m| ${month}))| ?(?:&|and|to|-|/|\\+) ?${weekday}(?!\\p{L}))`,
    'giu',
  ),
  new RegExp(`(?<=(?<!\\p{L})${weekday} ?(?:&|and|to|-|/|\\+) ?)${weekday}(?!\\p{L})`, 'giu'),
]

/** After these a full stop does not end a sentence. */
const abbreviation = /(?:^|\P{L})(?:dr|mr|mrs|ms|st|vs|no|approx|incl|excl|etc|prof|ft|min|ca|\p{L})\.$/iu

/**
 * A line in which names and the first words of its sentences have their capitals, and a shouted line is calm; whatever else the visitor
 * wrote in capitals stays, and so does what stands between quotation marks.
 */
export function restoreCase(text: string): string {
  const words = text.split(' ')
  const letters = words.filter((word) => /\p{L}{2}/u.test(word))
  const shouted = letters.filter((word) => word === word.toUpperCase() && !isAcronym(word))
  const calm =
    letters.length > 1
      ? shouted.length * 10 > letters.length * 6
      : (letters[0]?.length ?? 0) > 5 && shouted.length === 1
  const done: string[] = []
  let quoting = false
  for (const [at, word] of words.entries()) {
    quoting ||= /^\(?[“‘]/u.test(word)
    done.push(quoting && !calm ? word : caseWord(done, word, words[at + 1], calm))
    quoting &&= !/[”’]$/u.test(trimEndMatching(word, /[^\p{L}”’]/u))
  }
  return datePatterns
    .reduce((line, pattern) => line.replace(pattern, capitalizeWord), done.join(' '))
    .replace(/(?<=\d ?[ap]m )(?:est|edt|pst|pdt|cst|gmt|bst|cet)(?!\p{L})/giu, (zone) => zone.toUpperCase())
}

/** A word as it stands after those before it. */
function caseWord(before: readonly string[], word: string, next: string | undefined, calm: boolean): string {
  const last = before.at(-1) ?? ''
  const named = word.replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’&+#.-]*/u, (core) => casePlainWord(core, calm))
  if (/[.!?][”’)]*$/.test(last) && !/\.\.[”’)]*$/.test(last) && !abbreviation.test(last)) return upperFirstLetter(named)
  return isModelName(before, word, next) ? named.replace(/\p{Ll}\S*/u, caseModelName) : named
}

/** A name that a maker gave: a code ("f100"), a word that is no common noun, or any behind a maker and a year or before "vs". */
function isModelName(before: readonly string[], word: string, next = ''): boolean {
  const plain = trimEndMatching(word, /[,.!?]/)
  const [maker = '', year = ''] = before.slice(-2).reverse()
  if (modelCode.test(plain) && (isBrand(maker) || isBrand(year))) return true
  if (!isBrand(maker) || !/^\p{Ll}[\p{L}\p{N}-]+$/u.test(plain)) return false
  return /^(?:19|20)\d\d$/.test(year) || /^(?:vs\.?|versus)$/i.test(next) || !isCommonWord(plain)
}

const modelCode = /^\p{Ll}{1,3}-?\d{1,4}\p{L}{0,2}$/u

function isCommonWord(word: string): boolean {
  const tags = [lexicon[word] ?? []].flat()
  return (
    /(?:ing|ed|ers?|s)$/.test(word) ||
    (tags.length > 0 && !tags.some((tag) => /Name$|^Person$/.test(tag))) ||
    getWordRank(word) < 4000
  )
}

function caseModelName(word: string): string {
  return modelCode.test(trimEndMatching(word, /[,.!?]/)) ? word.toUpperCase() : capitalizeWord(word)
}

function casePlainWord(word: string, calm: boolean): string {
  const stop = /(?<!\.)\.+$/.exec(word)?.[0] ?? ''
  const known = getNameSpelling(word.slice(0, word.length - stop.length))
  if (known !== undefined && (calm || word === word.toLowerCase())) return known + stop
  if (calm && isAcronym(word)) return word
  const lower = calm ? word.toLowerCase() : word
  if (/^i(?:’|$)/.test(lower)) return `I${lower.slice(1)}`
  const stem = trimEndMatching(lower.replace(/’s$/, ''), /\./)
  if (lower === word.toLowerCase() && isListedName(stem) && !ambiguousNames.has(stem)) return capitalizeWord(lower)
  return lower
}

/** A line cased for the middle of a sentence: its first letter lowered, unless the word is a name. */
export function toMidSentence(line: string, isName: (word: string) => boolean): string {
  const first = /^[\p{L}\p{N}’.&+-]+/u.exec(line)?.[0] ?? ''
  const keeps =
    /^I(?:’|$)/.test(first) ||
    /[\p{Lu}\d]/u.test(first.slice(1)) ||
    getNameSpelling(first) === first ||
    isAcronym(first) ||
    isName(first)
  return keeps || first === '' ? line : first.charAt(0).toLowerCase() + line.slice(1)
}

/** The first letter in upper case, unless the word has a spelling of its own. */
export function upperFirstLetter(text: string): string {
  return text.replace(/^([“‘(]*)(\p{Ll})(?=[\p{Ll}\p{M}’'-]*(?!\p{L}))/u, (_, mark: string, letter: string) =>
    /\p{Lu}/u.test(/^\P{L}*\p{L}+/u.exec(text)?.[0] ?? '') ? mark + letter : mark + letter.toUpperCase(),
  )
}

function capitalizeWord(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
