import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { splitGraphemes } from '@/lib/core/strings/segment-text'
import { type Alphabet, lookalikeAlphabets, unicodeAlphabets, upsideDownAlphabet } from './alphabets'

/** Combining marks on a character. Unicode composes none of them with a plain letter into another letter. */
const combiningMarks = {
  Strikethrough: '\u0336',
  Slashes: '\u0338',
  'Waves through': '\u0334',
  Underline: '\u0332',
  'Double underline': '\u0333',
  Overline: '\u0305',
  'Double overline': '\u033f',
  'Crosses above': '\u033d',
  'Crosses below': '\u0353',
  'Arrows below': '\u034e',
} as const

/** A character that takes a mark, with its existing marks. Marks would break emoji. */
const markablePattern = /[\p{L}\p{N}\p{P} ]\p{M}*/gu

const marksAbove =
  '\u030d\u030e\u0310\u0312\u033d\u033e\u0346\u034a\u034b\u034c\u0350\u0352\u0357\u035b\u0363\u0364\u0365\u0366'
const marksBelow =
  '\u0316\u0317\u0318\u0319\u031a\u031c\u031d\u031e\u031f\u0320\u0329\u032a\u032b\u032c\u0333\u0339\u033a\u0347'

/** Adds `level` marks above and below each character; deterministic for the same text. */
function toZalgo(text: string, level: number): string {
  let seed = 1
  for (const character of text) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647
  const pickMark = (marks: string) => {
    seed = (seed * 48_271) % 2_147_483_647
    return marks[seed % marks.length] ?? ''
  }
  return text.replace(markablePattern, (character) => {
    let markedCharacter = character
    for (let step = 0; step < level && character !== ' '; step += 1)
      markedCharacter += pickMark(marksAbove) + pickMark(marksBelow)
    return markedCharacter
  })
}

const mapLines = (text: string, change: (graphemes: string[]) => string) =>
  text
    .split('\n')
    .map((line) => change(splitGraphemes(line)))
    .join('\n')

const reverseEachLine = (text: string) => mapLines(text, (graphemes) => graphemes.reverse().join(''))

const insertBetween = (text: string, separator: string) => mapLines(text, (graphemes) => graphemes.join(separator))

const addBrackets = (text: string) =>
  mapLines(text, (graphemes) =>
    graphemes.map((grapheme) => (grapheme.trim() === '' ? grapheme : `【${grapheme}】`)).join(''),
  )

/** A styled text, and the number of its letters and digits without a styled form. */
export type StyledText = { text: string; unchanged: number }

export type TextStyle = {
  name: string
  /** Whether the style works word by word; otherwise it needs the whole text. */
  canApplyToParts: boolean
  apply(text: string): StyledText
}

/** Decomposes an accented letter and styles its base letter; letters without a styled form stay. */
function applyAlphabet(text: string, alphabet: Alphabet): StyledText {
  let unchangedCount = 0
  const styledCharacters = Array.from(text, (character) => {
    const form = alphabet.get(character)
    if (form) return form
    const [base = '', ...accents] = character.normalize('NFD')
    const styledBase = accents.length > 0 ? alphabet.get(base) : undefined
    if (styledBase) return styledBase + accents.join('')
    if (/[\p{L}\p{N}]/u.test(character)) unchangedCount += 1
    return character
  })
  return { text: styledCharacters.join(''), unchanged: unchangedCount }
}

const createAlphabetStyle = ([name, alphabet]: readonly [string, Alphabet]): TextStyle => ({
  name,
  canApplyToParts: true,
  apply: (text) => applyAlphabet(text, alphabet),
})
const createStyle = (name: string, change: (text: string) => string, canApplyToParts = false): TextStyle => ({
  name,
  canApplyToParts,
  apply: (text) => ({ text: change(text), unchanged: 0 }),
})

/** All styles, in display order; `zalgoLevel` is the number of Zalgo marks. */
export const getTextStyles = (zalgoLevel: number): readonly TextStyle[] => [
  ...Object.entries(unicodeAlphabets).map(createAlphabetStyle),
  ...Object.entries(combiningMarks).map(([name, mark]) =>
    createStyle(name, (text) => text.replace(markablePattern, `$&${mark}`), true),
  ),
  {
    name: 'Upside down',
    canApplyToParts: false,
    apply(text) {
      const flippedResult = applyAlphabet(reverseEachLine(text), upsideDownAlphabet)
      return { ...flippedResult, text: normalizeUnicode(flippedResult.text) }
    },
  },
  createStyle('Backwards', reverseEachLine),
  createStyle('Spaced', (text) => insertBetween(text, ' ')),
  createStyle('Dots between', (text) => insertBetween(text, '·')),
  createStyle('Hearts between', (text) => insertBetween(text, '♥')),
  createStyle('Brackets', addBrackets, true),
  ...Object.entries(lookalikeAlphabets).map(createAlphabetStyle),
  createStyle('Zalgo', (text) => toZalgo(text, zalgoLevel), true),
]
