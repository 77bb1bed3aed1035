import { getSegmenter, segmentText } from '@/lib/core/strings/segment-text'

/** Latin, Greek, Cyrillic, kana, Han and Hangul characters that never join with each other. */
const plainCharacterPattern =
  '[\\n\\t\\x20-\\x7e\\xa0-\\u02ff\\u0370-\\u0482\\u048a-\\u052f\\u2010-\\u2027\\u3001-\\u3029\\u3041-\\u3096\\u309b-\\u30ff\\u4e00-\\u9fff\\uac00-\\ud7a3\\uff01-\\uff9d]'
const plainRunPattern = new RegExp(
  `(${plainCharacterPattern})(${plainCharacterPattern}+)(?=${plainCharacterPattern})`,
  'g',
)

/** `Intl.Segmenter` takes a second per 500,000 characters, so it gets only those that can join with a neighbor. */
export function countGraphemes(text: string): number {
  let count = 0
  const reducedText = text.replace(plainRunPattern, (_, firstCharacter: string, innerCharacters: string) => {
    count += innerCharacters.length
    return firstCharacter
  })
  for (const _ of segmentText(getSegmenter('grapheme'), reducedText)) count += 1
  return count
}
