import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { type Alphabet, lookalikes, unicodeAlphabets, upsideDown } from './alphabets'
import { addMark, combiningMarks, insertBetween, reverseLines, toZalgo, wrapCharacters } from './decorate'

/** A text in a style, and how many of its letters and digits have no form in it. */
export type StyledText = { text: string; unchanged: number }

export type Style = {
  name: string
  /** Whether it can be used word by word; else it needs the text as one. */
  canApplyByPiece: boolean
  apply(text: string): StyledText
}

/** A letter with its accent is its own letter in the style, with the accent; what has none stays. */
function applyAlphabet(text: string, alphabet: Alphabet): StyledText {
  let unchanged = 0
  const letters = Array.from(text, (one) => {
    const form = alphabet.get(one)
    if (form) return form
    const [base = '', ...accents] = one.normalize('NFD')
    const styled = accents.length > 0 ? alphabet.get(base) : undefined
    if (styled) return styled + accents.join('')
    if (/[\p{L}\p{N}]/u.test(one)) unchanged += 1
    return one
  })
  return { text: letters.join(''), unchanged }
}

const createAlphabetStyle = ([name, alphabet]: readonly [string, Alphabet]): Style => ({
  name,
  canApplyByPiece: true,
  apply: (text) => applyAlphabet(text, alphabet),
})
const createStyle = (name: string, change: (text: string) => string, byPiece = false): Style => ({
  name,
  canApplyByPiece: byPiece,
  apply: (text) => ({ text: change(text), unchanged: 0 }),
})

/** Every style, in display order; `level` is how much Zalgo piles up. */
export const getStyles = (level: number): readonly Style[] => [
  ...Object.entries(unicodeAlphabets).map(createAlphabetStyle),
  ...Object.entries(combiningMarks).map(([name, mark]) =>
    createStyle(name, (text) => addMark(text, mark), true),
  ),
  {
    name: 'Upside down',
    canApplyByPiece: false,
    apply(text) {
      const turned = applyAlphabet(reverseLines(text), upsideDown)
      return { ...turned, text: normalizeUnicode(turned.text) }
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
