import * as changeCase from 'change-case'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { splitIntoChunks } from '@/lib/text/line-chunks'
import { plainLetters } from '@/lib/text/plain-letters'

/** A word: letters, marks and digits, with apostrophes inside; or initials, such as U.S. */
export const wordPattern = /(?:\p{L}\.){2,}|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/** Maps each word of a line; leaves links, handles and other protected chunks unchanged. */
export function mapWords(line: string, change: (word: string) => string): string {
  return splitIntoChunks(line)
    .map(({ text, isProtected }) => (isProtected ? text : text.replace(wordPattern, change)))
    .join('')
}

export type CaseMapper = ReturnType<typeof createCaseMapper>

/** BCP 47: Turkish and Azerbaijani have two letters i, Lithuanian preserves dots, Greek capitals drop accents. */
export function createCaseMapper(language: string) {
  const toLowerCase = (text: string) => text.toLocaleLowerCase(language)
  // A single Greek capital preserves its accent: only words all in capitals drop it.
  const firstLetterLanguage = language === 'el' ? 'und' : language
  return {
    toUpperCase: (text: string) => text.toLocaleUpperCase(language),
    toLowerCase,
    /** Uppercases the first letter and lowercases the rest: “ßx” becomes “Ssx”, and in Dutch “ijs” becomes “IJs”. */
    capitalize(word: string): string {
      if (language === 'nl' && /^ij/i.test(word)) return `IJ${toLowerCase(word.slice(2))}`
      const initialCharacter = String.fromCodePoint(word.codePointAt(0) ?? 0)
      const [firstCharacter = '', ...otherCharacters] = initialCharacter.toLocaleUpperCase(firstLetterLanguage)
      // The lowercase form of a Greek sigma depends on the letter before it.
      return (
        firstCharacter +
        toLowerCase(otherCharacters.join('')) +
        toLowerCase(`x${word.slice(initialCharacter.length)}`).slice(1)
      )
    },
  }
}

export type TitleStyle = keyof typeof minorWordsByStyle

const toWordSet = (words: string) => new Set(words.split(' '))

/** Except at the start, at the end or after a colon or dash. A list cannot tell the adverb “in” of “Log In”. */
export const minorWordsByStyle = {
  /**
   * AP Stylebook, “composition titles”: articles, and conjunctions and prepositions of up to three letters.
   * titlecapitalize.com/ap-title-capitalization-rules (checked 2026-11).
   */
  ap: toWordSet('a an the and but for nor or so yet as if at by in of off on out per to up via'),
  /**
   * APA Publication Manual, 7th edition, section 6.17: minor words of up to three letters.
   * apastyle.apa.org/style-grammar-guidelines/capitalization/title-case (checked 2026-11).
   */
  apa: toWordSet('a an the and as but for if nor or so yet at by in of off on per to up via'),
  /**
   * Chicago Manual of Style, 18th edition, section 8.160: includes prepositions of up to four letters. The 17th edition
   * also lowercased longer prepositions. perfectit.com/blog/you-are-entitled-to-no-more-indecent-prepositions (checked
   * 2026-11).
   */
  chicago: toWordSet(
    'a an the and but for nor or to as at by from in into of off on onto out over per up upon via with',
  ),
  /** The shortest list, common to most style guides. */
  simple: toWordSet('a an the and but or nor for of in on at to by'),
} as const

/** Ends a part of a title. */
const partEndPattern = /[:.!?—–]["'”’»)\]]{0,3}$/u

/** Parts of a compound count as words: “State-of-the-Art”. Only English has minor words. */
export function toTitleCase(
  line: string,
  minorWords: ReadonlySet<string>,
  { toLowerCase, capitalize }: CaseMapper,
  getSpelling: SpellingLookup,
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

export type SpellingLookup = (word: string) => string | null

const accentedLetterPattern = /(\p{Script=Latin})\p{M}+/gu

/** Splits a single identifier at its case changes, and prose at characters other than letters and digits. */
function splitIntoWords(line: string, getSpelling: SpellingLookup): string[] {
  if (/^[\w.$/-]+$/.test(line)) return changeCase.split(line)
  const prose = normalizeUnicode(line).replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
  return (prose.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) =>
    // change-case treats a vowel sign as the end of a word.
    getSpelling(word) === null && !/\p{M}/u.test(word) ? changeCase.split(word) : [word],
  )
}

/** Returns a line in the case styles of code and URLs, without punctuation and emoji. */
export function toCodeCases(line: string, language: string, { toLowerCase }: CaseMapper, getSpelling: SpellingLookup) {
  const words = splitIntoWords(line, getSpelling)
  const options = { locale: language, split: () => words }
  return {
    camelCase: changeCase.camelCase(line, options),
    PascalCase: changeCase.pascalCase(line, options),
    snake_case: changeCase.snakeCase(line, options),
    'kebab-case': changeCase.kebabCase(line, options),
    CONSTANT_CASE: changeCase.constantCase(line, options),
    'dot.case': changeCase.dotCase(line, options),
    slug: slugify(line, toLowerCase, getSpelling),
  } as const
}

/** Returns a slug with Latin accents removed. Letters of other scripts stay, because URLs may contain them. */
function slugify(line: string, toLowerCase: CaseMapper['toLowerCase'], getSpelling: SpellingLookup): string {
  const foldedLine = normalizeUnicode(line, 'NFKD')
    .replace(accentedLetterPattern, '$1')
    .normalize('NFC')
    .replace(/[ßæœøđðłþıÆŒØĐÐŁÞ]/g, (letter) => plainLetters[toLowerCase(letter)] ?? letter)
  return splitIntoWords(foldedLine, getSpelling).join('-').toLowerCase()
}
