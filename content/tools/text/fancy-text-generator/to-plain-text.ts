import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { unicodeAlphabets } from './alphabets'

const plainLetters = new Map(
  Object.values(unicodeAlphabets).flatMap((alphabet) => [...alphabet].map(([letter, form]) => [form, letter] as const)),
)
for (const [letter, form] of [
  ...unicodeAlphabets['Black squares'],
  ...unicodeAlphabets['Black circles'],
  ...unicodeAlphabets.Squares,
])
  if (/[A-Z]/.test(letter)) plainLetters.set(form, letter)

/** Marks that are left on a Latin letter once it is written as one character with its accent. */
const leftoverMarkPattern = /(?<=[\p{Script=Latin}\p{N}\p{P} ])[\u0300-\u036f]+/gu
/** Letters that stand for nothing but a plain one; “m²” is no style, and joined emoji are none either. */
const styledPattern =
  /[\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f189}\u{249c}-\u{24e9}\uff21-\uff3a\uff41-\uff5a\u1d2c-\u1d6aℎℬℰℱℋℐℒℳℛℯℊℴℭℌℑℜℨℂℍℕℙℚℝℤ]|[a-zA-Z][\u0300-\u0306\u0308-\u036f]/u

/** A styled text in plain letters, accents kept; null where nothing in it looks styled. */
export function toPlainText(text: string): string | null {
  if (!styledPattern.test(normalizeUnicode(text))) return null
  const plainCharacters = Array.from(
    text,
    (character) =>
      plainLetters.get(character) ??
      (/[\u{1d400}-\u{1d7ff}]/u.test(character) ? character.normalize('NFKC') : character),
  )
  return normalizeUnicode(plainCharacters.join('')).replace(leftoverMarkPattern, '')
}
