import { normalized } from '@/lib/core/strings/normalized'
import { type Alphabet, lookalikes, ownAlphabets, upsideDown } from './alphabets'
import { around, backwards, between, marks, withMark, zalgo } from './decorate'

/** A text in a style, and how many of its letters and digits have no form in it. */
export type Styled = { text: string; unchanged: number }

export type Style = {
  name: string
  /** Whether it can be used word by word; else it needs the text as one. */
  byPiece: boolean
  apply(text: string): Styled
}

/** A letter with its accent is its own letter in the style, with the accent; what has none stays. */
function spelt(text: string, alphabet: Alphabet): Styled {
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

const inAlphabet = ([name, alphabet]: readonly [string, Alphabet]): Style => ({
  name,
  byPiece: true,
  apply: (text) => spelt(text, alphabet),
})
const made = (name: string, change: (text: string) => string, byPiece = false): Style => ({
  name,
  byPiece,
  apply: (text) => ({ text: change(text), unchanged: 0 }),
})

/** Every style, in display order; `level` is how much Zalgo piles up. */
export const stylesOf = (level: number): readonly Style[] => [
  ...Object.entries(ownAlphabets).map(inAlphabet),
  ...Object.entries(marks).map(([name, mark]) => made(name, (text) => withMark(text, mark), true)),
  {
    name: 'Upside down',
    byPiece: false,
    apply(text) {
      const turned = spelt(backwards(text), upsideDown)
      return { ...turned, text: normalized(turned.text) }
    },
  },
  made('Backwards', backwards),
  made('Spaced', (text) => between(text, ' ')),
  made('Dots between', (text) => between(text, '·')),
  made('Hearts between', (text) => between(text, '♥')),
  made('Brackets', (text) => around(text, ['【', '】']), true),
  ...Object.entries(lookalikes).map(inAlphabet),
  made('Zalgo', (text) => zalgo(text, level), true),
]
