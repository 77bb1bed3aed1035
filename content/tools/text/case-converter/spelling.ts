import { wordPattern } from './map-words'

export type Spelling = {
  /** How the visitor wants this word spelt whatever the case; null where they say nothing. */
  getCustomSpelling(word: string): string | null
  /** The same, or the word itself where its capitals are its own; null where the case decides. */
  getSpelling(word: string, lineStyle: LineStyle): string | null
  getLineStyle(text: string): LineStyle
}

/** Whether a line is all in capitals, so that capitals say nothing about its words. */
export type LineStyle = { isAllCaps: boolean }

type SpellingOptions = { exceptions: string; keepsAcronyms: boolean }

const hasInnerCapital = (word: string) => /^[^\p{Lu}]+\p{Lu}|^\p{Lu}[^\p{Lu}]*\p{Lu}/u.test(word)
const isAllCapitals = (word: string) => !/\p{Ll}/u.test(word) && hasInnerCapital(word)

/**
 * The words whose spelling is kept: the visitor's own list, and words with a capital inside, such as NASA, iPhone or 4K. In a
 * line all in capitals those without a small letter or a digit are no acronyms.
 */
export function createSpelling(text: string, { exceptions, keepsAcronyms }: SpellingOptions): Spelling {
  const customSpellings = new Map((exceptions.match(wordPattern) ?? []).map((word) => [word.toLowerCase(), word]))
  const isLineAllCaps = createAllCapsCheck(text)
  const getCustomSpelling = (word: string) => customSpellings.get(word.toLowerCase()) ?? null
  return {
    getCustomSpelling,
    getLineStyle: (line) => ({ isAllCaps: keepsAcronyms && isLineAllCaps(line) }),
    getSpelling(word, { isAllCaps }) {
      const customSpelling = getCustomSpelling(word)
      if (customSpelling !== null) return customSpelling
      if (!keepsAcronyms || !hasInnerCapital(word)) return null
      return isAllCaps && isAllCapitals(word) && !/\p{N}/u.test(word) ? null : word
    },
  }
}

/** One word alone is shouted where the whole text is: “NASA” in a list of names is not, “HELLO” by itself is. */
function createAllCapsCheck(text: string): (line: string) => boolean {
  const textHasPlainWord = hasPlainWord(text)
  return (line) => {
    const allCapsCount = (line.match(wordPattern) ?? []).filter(isAllCapitals).length
    return allCapsCount > 0 && !hasPlainWord(line) && (allCapsCount > 1 || !textHasPlainWord)
  }
}

/** A word written as usual: all small, or with one capital in front. */
function hasPlainWord(text: string): boolean {
  return (text.match(wordPattern) ?? []).some((word) => /\p{Ll}/u.test(word) && !hasInnerCapital(word))
}
