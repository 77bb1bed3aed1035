import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { type Alphabet, lookalikeAlphabets, unicodeAlphabets, upsideDownAlphabet } from './alphabets'
import { addMark, combiningMarks, insertBetween, reverseEachLine, toZalgo, wrapCharacters } from './decorate'

/** A text in a style, and how many of its letters and digits have no form in it. */
export type StyledText = { text: string; unchanged: number }

export type TextStyle = {
  name: string
  /** Whether it can be used word by word; else it needs the text as one. */
  canApplyToParts: boolean
  apply(text: string): StyledText
}

/** A letter with its accent is its own letter in the style, with the accent; what has none stays. */
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

/** Every style, in display order; `zalgoLevel` is how much Zalgo piles up. */
export const getTextStyles = (zalgoLevel: number): readonly TextStyle[] => [
  ...Object.entries(unicodeAlphabets).map(createAlphabetStyle),
  ...Object.entries(combiningMarks).map(([name, mark]) => createStyle(name, (text) => addMark(text, mark), true)),
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
  createStyle('Brackets', (text) => wrapCharacters(text, ['【', '】']), true),
  ...Object.entries(lookalikeAlphabets).map(createAlphabetStyle),
  createStyle('Zalgo', (text) => toZalgo(text, zalgoLevel), true),
]
