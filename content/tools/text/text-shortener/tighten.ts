import { findComplexWords } from '@/lib/text/plain-words/find-complex-words'
import { quotedRanges } from '@/lib/text/plain-words/quoted-ranges'

/** Words that a sentence says as much without. Not "just" and "simply", which often carry it. */
const fillers =
  'really|very|actually|basically|literally|totally|absolutely|obviously|honestly|frankly|essentially|of course|in fact|' +
  'as a matter of fact|needless to say|to be honest|at the end of the day|as you can see|as we all know|it goes without saying that|' +
  'it is important to note that|it should be noted that|please note that|it is worth mentioning that'
/** After these a filler turns the sense round ("not very good"), after an article or a possessive it names ("the very end"). */
const filler = new RegExp(
  `(?<![\\p{L}\\p{N}'’@#＠＃_/.-])(?<!(?:not|never|n['’]t|the|this|that|my|your|his|her|its|our|their) )(${fillers})(?![\\p{L}\\p{N}'’_/-]|\\.\\p{L})(,?)[^\\S\\n]?`,
  'giu',
)

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/gi, '$1n’t'],
  [/\bcannot\b/gi, 'can’t'],
  [/\bwill not\b/g, 'won’t'],
  [/\b(I) am\b/g, '$1’m'],
  [/\b(we|you|they) are\b(?= \p{Ll})/giu, '$1’re'],
  [/\b(it|that|there) is\b(?= \p{Ll})/giu, '$1’s'],
  [/\b(I|we|you|they|it) will\b(?= \p{Ll})/giu, '$1’ll'],
]

/** An English text that says the same in fewer letters: long phrases swapped for short ones, fillers dropped, forms contracted. Quotations, links, names and tags stay. */
export function tighten(text: string): string {
  let tight = ''
  let at = 0
  for (const { start, end } of quotedRanges(text)) {
    tight += tightenPart(text.slice(at, start)) + text.slice(start, end)
    at = end
  }
  return tight + tightenPart(text.slice(at))
}

function tightenPart(text: string): string {
  const swapped = replaceRanges(text, findComplexWords(text), ({ start, end, plain: [best = ''] }) =>
    best.length < end - start ? best : text.slice(start, end),
  )
  return contractions.reduce(
    (said, [long, contracted]) => said.replace(long, contracted),
    removeFillers(swapped),
  )
}

function removeFillers(text: string): string {
  let bare = ''
  let at = 0
  for (const { 0: found, 1: word = '', 2: comma = '', index } of text.matchAll(filler)) {
    bare = appendCapitalized(bare, text.slice(at, index))
    at = index + found.length
    const begins = isStart(text, index)
    // Commas on both sides go with it, one behind it ends what stood before.
    if (bare.endsWith(', ') && (comma || /[.!?…]/.test(text.charAt(at))))
      bare = bare.slice(0, -2) + (comma && ' ')
    else if (comma && !begins) bare = `${bare.trimEnd()}${comma} `
    if (begins && word.charAt(0) !== word.charAt(0).toLowerCase()) bare += CAPITALIZE_NEXT
  }
  return appendCapitalized(bare, text.slice(at)).replaceAll(CAPITALIZE_NEXT, '')
}

/** The next letter takes the capital of what was dropped. */
const CAPITALIZE_NEXT = '\u0001'

const appendCapitalized = (bare: string, rest: string) =>
  bare.endsWith(CAPITALIZE_NEXT)
    ? bare.slice(0, -1) + rest.charAt(0).toUpperCase() + rest.slice(1)
    : bare + rest

const isStart = (text: string, at: number) =>
  /(?:^|[.!?…\n]\s{0,3})$/.test(text.slice(Math.max(0, at - 5), at))

function replaceRanges<Found extends { start: number; end: number }>(
  text: string,
  all: readonly Found[],
  change: (found: Found) => string,
): string {
  let done = ''
  let at = 0
  for (const found of all) {
    done += text.slice(at, found.start) + change(found)
    at = found.end
  }
  return done + text.slice(at)
}
