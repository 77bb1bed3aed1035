import { countWords } from '@/lib/core/strings/count-words'

type AltTextRule = { condition: RegExp | ((text: string) => boolean); message: string }

const rules: readonly AltTextRule[] = [
  {
    condition: /\.(?:jpe?g|png|heic|webp|gif|avif)\b|\b(?:IMG|DSC|PXL|DJI)[_-]?\d{3}/i,
    message: 'There’s a file name in it. Say what it shows instead.',
  },
  {
    condition: /(?<![\p{L}\p{N}])#[\p{L}\p{N}]/u,
    message: 'Hashtags are read out letter by letter or word by word. Leave them to the caption.',
  },
  // Not ©, ® and ™, nor a digit, which are emoji only where U+FE0F says so.
  {
    condition: /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u,
    message: 'Every emoji is read out by its name. Leave them out here.',
  },
  { condition: /https?:\/\//i, message: 'A link in an alt text can’t be tapped. Put it in the post.' },
  {
    // Two of them in a row, and not only the short names of two bodies.
    condition: (text) =>
      (text.match(/(?<!\p{Lu})\p{Lu}{2,}(?:[ ,!-]\p{Lu}{2,})+/gu) ?? []).some(({ length }) => length > 10),
    message: 'Some screen readers spell words in capitals. Write them normally.',
  },
  {
    condition: (text) => countWords(text) <= 2,
    message: 'Two words say little. Add what it’s doing, or where.',
  },
]

/** What to mend in an alt text, in words. */
export function lintAltText(text: string): string[] {
  return rules
    .filter(({ condition }) => (condition instanceof RegExp ? condition.test(text) : condition(text)))
    .map(({ message }) => message)
}
