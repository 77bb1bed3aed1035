import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { type Alphabet, lookalikes, unicodeAlphabets, upsideDown } from './alphabets'
import { addMark, combiningMarks, insertBetween, reverseLines, toZalgo, wrapCharacters } from './decorate'

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
  let unchanged = 0
  const letters = Array.from(text, (character) => {
    const form = alphabet.get(character)
    if (form) return form
    const [base = '', ...accents] = character.normalize('NFD')
    const styled = accents.length > 0 ? alphabet.get(base) : undefined
    if (styled) return styled + accents.join('')
    if (/[\p{L}\p{N}]/u.test(character)) unchanged += 1
    return character
  })
  return { text: letters.join(''), unchanged }
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

/** Every style, in display order; `level` is how much Zalgo piles up. */
export const getTextStyles = (level: number): readonly TextStyle[] => [
  ...Object.entries(unicodeAlphabets).map(createAlphabetStyle),
  ...Object.entries(combiningMarks).map(([name, mark]) => createStyle(name, (text) => addMark(text, mark), true)),
  {
    name: 'Upside down',
    canApplyToParts: false,
    apply(text) {
      const flipped = applyAlphabet(reverseLines(text), upsideDown)
      return { ...flipped, text: normalizeUnicode(flipped.text) }
    },
  },
  createStyle('Backwards', reverseLines),
  createStyle('Spaced', (text) => insertBetween(text, ' ')),
  createStyle('Dots between', (text) => insertBetween(text, '·')),
  createStyle('Hearts between', (text) => insertBetween(text, '♥')),
  createStyle('Brackets', (text) => wrapCharacters(text, ['【', '】']), true),
  ...Object.entries(lookalikes).map(createAlphabetStyle),
  createStyle('Zalgo', (text) => toZalgo(text, level), true),
]
