import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { mapOutsideRanges, replaceRanges } from '@/lib/core/strings/text-ranges'
import { findComplexWords } from '@/lib/text/plain-language/find-complex-words'
import { findQuotedRanges } from '@/lib/text/quotes'

/** Words without meaning in most sentences. Excludes "just" and "simply", which often carry meaning. */
const fillerSource =
  'really|very|actually|basically|literally|totally|absolutely|obviously|honestly|frankly|essentially|of course|in fact|' +
  'as a matter of fact|needless to say|to be honest|at the end of the day|as you can see|as we all know|it goes without saying that|' +
  'it is important to note that|it should be noted that|please note that|it is worth mentioning that'
/** Excludes a filler that carries meaning ("not very good") or follows an article or possessive ("the very end"). */
const fillerPattern = new RegExp(
  `(?<![\\p{L}\\p{N}'’@#＠＃_/.-])(?<!(?:not|never|n['’]t|the|this|that|my|your|his|her|its|our|their) )(${fillerSource})(?![\\p{L}\\p{N}'’_/-]|\\.\\p{L}| (?:much|few|little|nearly)(?!\\p{L}))(,?)[^\\S\\n]?`,
  'giu',
)

/** "Really, really". */
const repeatedFillerPattern = /(?<!\p{L})(really|very)(?:,? \1)+(?!\p{L})/giu

/** Not “as happy as they’re in May” and “Here it’s again”. */
const beforePronoun = '(?<!\\b(?:as|than|what|where|who|how|here|there) )\\b'

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/gi, '$1n’t'],
  [/\b(can)not\b/gi, '$1’t'],
  [/\bwill not\b/g, 'won’t'],
  [new RegExp(`${beforePronoun}(I) am\\b(?= [\\p{L}\\p{N}])`, 'giu'), '$1’m'],
  [new RegExp(`${beforePronoun}(we|you|they) are\\b(?= \\p{Ll})`, 'giu'), '$1’re'],
  [new RegExp(`${beforePronoun}(it|that|there) is\\b(?= \\p{Ll})`, 'giu'), '$1’s'],
  [/\b(I|we|you|they|it) will\b(?= \p{Ll})/giu, '$1’ll'],
]

/** Shortens an English text without changing its meaning. Quotations, links, names and tags are not changed. */
export const tighten = (text: string) => mapOutsideRanges(text, findQuotedRanges(text), tightenPart)

function tightenPart(text: string): string {
  const simplifiedText = replaceRanges(
    text,
    findComplexWords(text),
    ({ start, end, replacements: [simplerPhrase = ''] }) =>
      simplerPhrase.length < end - start ? simplerPhrase : text.slice(start, end),
  )
  return contractions.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    removeFillers(simplifiedText.replace(repeatedFillerPattern, '$1')),
  )
}

function removeFillers(text: string): string {
  let result = ''
  let offset = 0
  for (const { 0: matchedText, 1: word = '', 2: comma = '', index } of text.matchAll(fillerPattern)) {
    const startsSentence = isSentenceStart(text, index)
    if (startsSentence && /^(?:[.!?…]|$)/.test(text.slice(index + matchedText.length))) continue
    result = appendCapitalized(result, text.slice(offset, index))
    offset = index + matchedText.length
    // Drop commas on both sides too; a comma only after it ends the previous clause.
    if (result.endsWith(', ') && (comma || /[.!?…]/.test(text.charAt(offset))))
      result = result.slice(0, -2) + (comma && ' ')
    else if (comma && !startsSentence) result = `${result.trimEnd()}${comma} `
    if (startsSentence && word.charAt(0) !== word.charAt(0).toLowerCase()) result += CAPITALIZE_NEXT
  }
  return appendCapitalized(result, text.slice(offset)).replaceAll(CAPITALIZE_NEXT, '')
}

/** Marks that the next letter takes over the capital of the dropped word. */
const CAPITALIZE_NEXT = '\u0001'

const appendCapitalized = (text: string, nextPart: string) =>
  text.endsWith(CAPITALIZE_NEXT) ? text.slice(0, -1) + capitalizeFirst(nextPart) : text + nextPart

const isSentenceStart = (text: string, offset: number) =>
  /(?:^|[.!?…\n]\s{0,3})$/.test(text.slice(Math.max(0, offset - 5), offset))
