import { splitIntoChunks } from '@/lib/kits/posts/line-chunks'
import type { CaseMapper } from './case-mapper'
import { wordPattern } from './map-words'

export type TitleStyle = keyof typeof minorWordsByStyle

const toWordSet = (words: string) => new Set(words.split(' '))

/**
 * Words that a style lowercases, except at the start or end or after a colon, a dash or the end of a sentence. A list
 * cannot tell an adverb from a preposition (“Log In”); the page says so.
 */
export const minorWordsByStyle = {
  /**
   * AP Stylebook, “composition titles”: articles, conjunctions and prepositions of three letters or fewer.
   * titlecapitalize.com/ap-title-capitalization-rules (checked 2026-11).
   */
  ap: toWordSet('a an the and but for nor or so yet as if at by in of off on out per to up via'),
  /**
   * APA Publication Manual, 7th edition, 6.17: minor words of three letters or fewer.
   * apastyle.apa.org/style-grammar-guidelines/capitalization/title-case (checked 2026-11).
   */
  apa: toWordSet('a an the and as but for if nor or so yet at by in of off on per to up via'),
  /**
   * Chicago Manual of Style, 18th edition, 8.160: articles, five conjunctions, “to”, “as” and prepositions of up to
   * four letters; the 17th edition also lowercased longer ones.
   * perfectit.com/blog/you-are-entitled-to-no-more-indecent-prepositions (checked 2026-11).
   */
  chicago: toWordSet(
    'a an the and but for nor or to as at by from in into of off on onto out over per up upon via with',
  ),
  /** The shortest list, common to most style guides. */
  simple: toWordSet('a an the and but or nor for of in on at to by'),
} as const

/** Ends a part of a title. */
const partEndPattern = /[:.!?—–]["'”’»)\]]{0,3}$/u

/**
 * Converts one title. Parts of a compound count as words: “State-of-the-Art”, “Self-Report”. Minor words exist only in
 * English; other languages capitalize every word.
 */
export function toTitleCase(
  line: string,
  minorWords: ReadonlySet<string>,
  { toLowerCase, capitalize }: CaseMapper,
  getSpelling: (word: string) => string | null,
): string {
  const chunks = splitIntoChunks(line)
  const lastIndex = chunks.findLastIndex(({ text, isProtected }) => isProtected || text.search(wordPattern) >= 0)
  let startsPart = true
  return chunks
    .map(({ text, isProtected }, index) => {
      if (isProtected) {
        startsPart = false
        return text
      }
      const wordCount = index === lastIndex ? (text.match(wordPattern)?.length ?? 0) : 0
      let position = 0
      const convertedText = text.replace(wordPattern, (word) => {
        position += 1
        const isFirstOrLast = startsPart || position === wordCount
        startsPart = false
        return (
          getSpelling(word) ??
          (!isFirstOrLast && minorWords.has(word.toLowerCase()) ? toLowerCase(word) : capitalize(word))
        )
      })
      if (partEndPattern.test(text.slice(-4))) startsPart = true
      return convertedText
    })
    .join('')
}
