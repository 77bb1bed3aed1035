import { normalized } from '@/lib/core/strings/normalized'
import { ownAlphabets } from './alphabets'

const plainOf = new Map(
  Object.values(ownAlphabets).flatMap((alphabet) =>
    [...alphabet].map(([letter, form]) => [form, letter] as const),
  ),
)
for (const [letter, form] of [
  ...ownAlphabets['Black squares'],
  ...ownAlphabets['Black circles'],
  ...ownAlphabets.Squares,
])
  if (/[A-Z]/.test(letter)) plainOf.set(form, letter)

/** Marks that are left on a Latin letter once it is written as one character with its accent. */
const leftMarks = /(?<=[\p{Script=Latin}\p{N}\p{P} ])[\u0300-\u036f]+/gu
/** Letters that stand for nothing but a plain one; “m²” is no style, and joined emoji are none either. */
const styled =
  /[\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f189}\u{249c}-\u{24e9}\uff21-\uff3a\uff41-\uff5a\u1d2c-\u1d6aℎℬℰℱℋℐℒℳℛℯℊℴℭℌℑℜℨℂℍℕℙℚℝℤ]|[a-zA-Z][\u0300-\u0306\u0308-\u036f]/u

/** A styled text in plain letters, accents kept; null where nothing in it looks styled. */
export function toPlain(text: string): string | null {
  if (!styled.test(normalized(text))) return null
  const letters = Array.from(
    text,
    (one) => plainOf.get(one) ?? (/[\u{1d400}-\u{1d7ff}]/u.test(one) ? one.normalize('NFKC') : one),
  )
  return normalized(letters.join('')).replace(leftMarks, '')
}
