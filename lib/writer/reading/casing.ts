import nlp from 'compromise'
import { isAcronym, spellingOfName } from './names'

const lexicon = (nlp.model() as { one: { lexicon: Record<string, string | string[]> } }).one.lexicon

/** Whether compromise's own list has a word, in lower case. */
export function inLexicon(word: string): boolean {
  return Object.hasOwn(lexicon, word)
}

/** Whether compromise's own list has the word as a name of a place, a day or a month. */
function isPlaceOrDay(word: string): boolean {
  if (word.length < 4 || !inLexicon(word)) return false
  return [lexicon[word] ?? ''].flat().some((tag) => /^(?:City|Country|Region|WeekDay|Month)$/.test(tag))
}

/** Names of places and days that are something else as often. */
const ordinary = new Set(
  'march may august mark bath nice mobile split cork orange jersey turkey china reading best male chad jordan georgia victoria florence charlotte sydney phoenix buffalo rich sale wells deal sandwich hull tours nancy essen lima mali guinea brest kent corona van hamburg cologne lens troy derby'.split(
    ' ',
  ),
)

/** A line in which names have their capitals and a shouted line is calm; whatever else the visitor wrote in capitals stays. */
export function casedLine(text: string): string {
  const letters = text.split(' ').filter((word) => /\p{L}{2}/u.test(word))
  const shouted = letters.filter((word) => word === word.toUpperCase() && !isAcronym(word))
  const calm =
    letters.length > 1
      ? shouted.length * 10 > letters.length * 6
      : (letters[0]?.length ?? 0) > 5 && shouted.length === 1
  return text
    .split(' ')
    .map((word) => word.replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’&+#.-]*/u, (core) => cased(core, calm)))
    .join(' ')
}

function cased(word: string, calm: boolean): string {
  const known = spellingOfName(word.replace(/(?<!\.)\.+$/, ''))
  if (known !== undefined && (calm || word === word.toLowerCase()))
    return known + (/(?<!\.)\.+$/.exec(word)?.[0] ?? '')
  if (calm && isAcronym(word)) return word
  const lower = calm ? word.toLowerCase() : word
  if (/^i(?:’|$)/.test(lower)) return `I${lower.slice(1)}`
  const stem = lower.replace(/’s$/, '')
  if (lower === word.toLowerCase() && isPlaceOrDay(stem) && !ordinary.has(stem)) return titled(lower)
  return lower
}

/** A line cased for the middle of a sentence: its first letter lowered, unless the word is a name. */
export function innerOf(line: string, isName: (word: string) => boolean): string {
  const first = /^[\p{L}\p{N}’.&+-]+/u.exec(line)?.[0] ?? ''
  const keeps =
    /^I(?:’|$)/.test(first) ||
    /[\p{Lu}\d]/u.test(first.slice(1)) ||
    spellingOfName(first) === first ||
    isAcronym(first) ||
    isName(first)
  return keeps || first === '' ? line : first.charAt(0).toLowerCase() + line.slice(1)
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
