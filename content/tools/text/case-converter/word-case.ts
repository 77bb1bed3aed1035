import * as changeCase from 'change-case'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { splitIntoChunks } from '@/lib/text/line-chunks'
import { latinLetters, plainLetters } from '@/lib/text/plain-letters'
import {
  cliticPattern,
  endsInAbbreviation,
  initialsPattern,
  replaceWords,
  type SpellingLookup,
  wordPattern,
} from './words'

export type CaseMapper = ReturnType<typeof createCaseMapper>

/** BCP 47: Turkish and Azerbaijani have two letters i, Lithuanian preserves dots, Greek capitals drop accents. */
export function createCaseMapper(language: string) {
  const toLowerCase = (text: string) => text.toLocaleLowerCase(language)
  // A single Greek capital preserves its accent: only words all in capitals drop it.
  const firstLetterLanguage = language === 'el' ? 'und' : language
  return {
    toUpperCase: (text: string) => text.toLocaleUpperCase(language),
    toLowerCase,
    capitalize,
    /** Names and French words have a second capital: O’Connor, L’Oréal; o’clock has none. */
    capitalizeInTitle: (word: string) =>
      capitalize(word).replace(/(?<=^[DLO]['’])(?!clock)\p{Ll}(?=\p{Ll}{2})/u, (letter) =>
        letter.toLocaleUpperCase(language),
      ),
  }

  /** Uppercases the first letter and lowercases the rest: “ßx” becomes “Ssx”, and in Dutch “ijs” becomes “IJs”. */
  function capitalize(word: string): string {
    if (cliticPattern.test(word)) return toLowerCase(word)
    if (initialsPattern.test(word)) return word.toLocaleUpperCase(language)
    if (language === 'nl' && /^ij/i.test(word)) return `IJ${toLowerCase(word.slice(2))}`
    const initialCharacter = String.fromCodePoint(word.codePointAt(0) ?? 0)
    const [firstCharacter = '', ...otherCharacters] = initialCharacter.toLocaleUpperCase(firstLetterLanguage)
    // The lowercase form of a Greek sigma depends on the letter before it.
    return (
      firstCharacter +
      toLowerCase(otherCharacters.join('')) +
      toLowerCase(`x${word.slice(initialCharacter.length)}`).slice(1)
    )
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
  ap: toWordSet('a an the and but for nor or so yet as if at by in of off on out per to up via vs'),
  /**
   * APA Publication Manual, 7th edition, section 6.17: minor words of up to three letters.
   * apastyle.apa.org/style-grammar-guidelines/capitalization/title-case (checked 2026-11).
   */
  apa: toWordSet('a an the and as but for if nor or so yet at by in of off on per to up via vs'),
  /**
   * Chicago Manual of Style, 18th edition, section 8.160: includes prepositions of up to four letters. The 17th edition
   * also lowercased longer prepositions. perfectit.com/blog/you-are-entitled-to-no-more-indecent-prepositions (checked
   * 2026-11).
   */
  chicago: toWordSet(
    'a an the and but for nor or to as at by from in into of off on onto out over per up upon via vs with',
  ),
  /** The shortest list, common to most style guides. */
  simple: toWordSet('a an the and but or nor for of in on at to by'),
} as const

/** Ends a part of a title. A hyphen between spaces is a dash. */
const partEndPattern = /[:.!?—–|｜•]["'”’»)\]]{0,3}$|^-+$/u
/** A quotation or parenthesis has its own first and last word: daringfireball.net/2008/05/title_case (2026-11). */
const insertionStartPattern = /^["'“‘«([]/u
const insertionEndPattern = /["”»)\]]$/u
/** The “and” of rock ’n’ roll. */
const elidedAndPattern = /^(?:['’‘]n['’]?|n['’])$/i

/** The subjects of German degrees: “Dr. med.”, “Dr. rer. nat.” */
const degreeSubjectPattern = /^(?:agr|dent|ing|iur|jur|med|nat|oec|phil|pol|rer|theol|vet)\.$/i
const degreePattern = /^(?:dr|dipl|med|rer)\.$/i

/** Parts of a compound count as words: “State-of-the-Art”, “At-Home”, “Q&A”. Only English has minor words. */
export function toTitleCase(
  line: string,
  minorWords: ReadonlySet<string>,
  { toLowerCase, capitalizeInTitle }: CaseMapper,
  getSpelling: SpellingLookup,
): string {
  const chunks = splitIntoChunks(line)
  const lastIndex = chunks.findLastIndex(({ text, isProtected }) => isProtected || text.search(wordPattern) >= 0)
  let startsPart = true
  return chunks
    .map(({ text, isProtected }, index) => {
      const endsPart = partEndPattern.test(text.slice(-4)) && !endsInAbbreviation(text)
      if (isProtected) {
        startsPart = endsPart
        return text
      }
      if (insertionStartPattern.test(text)) startsPart = true
      let wordCount = 0
      const countWord = (word: string) => {
        wordCount += 1
        return word
      }
      if (index === lastIndex || endsPart || insertionEndPattern.test(text)) replaceWords(text, countWord, getSpelling)
      let position = 0
      const changeWord = (word: string, spelling: string | null, compound: string) => {
        position += 1
        const parts = compound.split(/[-&]/)
        const isCompoundEdge = parts.length > 1 && [parts[0], parts.at(-1)].includes(word)
        const isFirstOrLast = startsPart || position === wordCount || isCompoundEdge
        const isDegreeSubject = degreeSubjectPattern.test(text) && degreePattern.test(chunks[index - 2]?.text ?? '')
        const isMinor =
          elidedAndPattern.test(text) || isDegreeSubject || (!isFirstOrLast && minorWords.has(word.toLowerCase()))
        startsPart = false
        return spelling ?? (isMinor ? toLowerCase(word) : capitalizeInTitle(word))
      }
      const convertedText = replaceWords(text, changeWord, getSpelling)
      if (endsPart) startsPart = true
      return convertedText
    })
    .join('')
}

const accentedLetterPattern = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu

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
export function toCodeCases(line: string, language: string, getSpelling: SpellingLookup) {
  const words = splitIntoWords(line, getSpelling)
  const options = { locale: language, split: () => words }
  return {
    camelCase: removeUnderscores(changeCase.camelCase(line, options)),
    PascalCase: removeUnderscores(changeCase.pascalCase(line, options)),
    snake_case: changeCase.snakeCase(line, options),
    'kebab-case': changeCase.kebabCase(line, options),
    CONSTANT_CASE: changeCase.constantCase(line, options),
    'dot.case': changeCase.dotCase(line, options),
    slug: slugify(words, language),
  } as const
}

/**
 * change-case puts an underscore before each number. Camel case has one only between two numbers:
 * google.github.io/styleguide/javaguide.html#s5.3-camel-case (2026-11).
 */
const removeUnderscores = (name: string) => name.replace(/(?<!\d)_|_(?!\d)/g, '')

/** Letters that become two letters in these languages. CLDR transform de-ASCII (checked 2026-11). */
const letterPairs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { å: 'aa', ø: 'oe' },
}

/** Returns a slug in plain Latin letters. Other scripts than Cyrillic and Greek stay, because URLs may contain them. */
function slugify(words: readonly string[], language: string): string {
  const plainText = words.map((word) => toPlainLetters(word.toLowerCase(), language).toLowerCase()).join('-')
  return (plainText.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-')
}

function toPlainLetters(word: string, language: string): string {
  const toLatin = (letter: string) => letterPairs[language]?.[letter] ?? latinLetters[letter] ?? letter
  return normalizeUnicode(normalizeUnicode(word).replace(/[äöüåø]|\p{Script=Cyrillic}/gu, toLatin), 'NFKD')
    .replace(accentedLetterPattern, '$1')
    .normalize('NFC')
    .replace(/\p{Script=Latin}/gu, (letter) => plainLetters[letter] ?? letter)
    .replaceAll('ου', 'ou')
    .replace(/\p{Script=Greek}/gu, toLatin)
}
