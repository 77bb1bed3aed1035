import { countWords } from '@/lib/core/strings/count-words'

type Check = { finds: RegExp | ((text: string) => boolean); says: string }

const checks: readonly Check[] = [
  {
    finds: /\.(?:jpe?g|png|heic|webp|gif|avif)\b|\b(?:IMG|DSC|PXL|DJI)[_-]?\d{3}/i,
    says: 'There’s a file name in it. Say what it shows instead.',
  },
  {
    finds: /(?<![\p{L}\p{N}])#[\p{L}\p{N}]/u,
    says: 'Hashtags are read out letter by letter or word by word. Leave them to the caption.',
  },
  // Not ©, ® and ™, nor a digit, which are emoji only where U+FE0F says so.
  {
    finds: /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u,
    says: 'Every emoji is read out by its name. Leave them out here.',
  },
  { finds: /https?:\/\//i, says: 'A link in an alt text can’t be tapped. Put it in the post.' },
  {
    // Two of them in a row, and not only the short names of two bodies.
    finds: (text) =>
      (text.match(/(?<!\p{Lu})\p{Lu}{2,}(?:[ ,!-]\p{Lu}{2,})+/gu) ?? []).some(({ length }) => length > 10),
    says: 'Some screen readers spell words in capitals. Write them normally.',
  },
  { finds: (text) => countWords(text) <= 2, says: 'Two words say little. Add what it’s doing, or where.' },
]

/** What to mend in an alt text, in words. */
export function checked(text: string): string[] {
  return checks
    .filter(({ finds }) => (finds instanceof RegExp ? finds.test(text) : finds(text)))
    .map(({ says }) => says)
}
