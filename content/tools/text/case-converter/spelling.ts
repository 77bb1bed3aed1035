import { capitalizedWords } from '@/lib/text/language/capitalized-words'
import { splitIntoChunks } from '@/lib/text/line-chunks'
import { cliticPattern, compoundPattern, initialsPattern, type SpellingLookup, wordPattern } from './words'

const hasInnerCapital = (word: string) => /^[^\p{Lu}]+\p{Lu}|^\p{Lu}[^\p{Lu}]*\p{Lu}/u.test(word)
const isAllCapitals = (word: string) => !/\p{Ll}/u.test(word) && hasInnerCapital(word)
/** A plain word is all lowercase or has only its first letter capitalized. */
const isPlainWord = (word: string) => /\p{Ll}/u.test(word) && !hasInnerCapital(word)

/** Acronyms joined by a sign, such as AT&T, Q&As, USB-C and A/B. */
const joinedAcronymPattern = /^\p{Lu}[\p{Lu}\p{N}]*(?:[&/-][\p{Lu}\p{N}]+)+(?:['’]?s)?$/u
/** From II to XXXIX, but “vi” and “xi” are words in other languages. */
const romanNumeralPattern = /^(?!VI$|XI$)(?=..)X{0,3}(?:I[VX]|V?I{0,3})$/
const ordinalPattern = /^\d+(?:st|nd|rd|th)$/i
const lowercaseInitials = new Set(['a.m.', 'p.m.', 'e.g.', 'i.e.'])

/** Returns the spelling of a known name with inner capitals, such as iPhones, and in English of an acronym: DIY. */
function getKnownSpelling(word: string, language: string): string | null {
  const [ending = ''] = capitalizedWords.has(word.toLowerCase()) ? [] : (/['’]?s$/i.exec(word) ?? [])
  const name = capitalizedWords.get(word.slice(0, word.length - ending.length).toLowerCase())
  const isKnown = name !== undefined && hasInnerCapital(name) && (language === 'en' || !isAllCapitals(name))
  return isKnown ? name + ending.toLowerCase() : null
}

type Options = { language: string; exceptions: string; acronyms: boolean }

/** A lookup returns the visitor's or a known spelling, or inner capitals unchanged. Null defers to the style. */
export function createSpelling(text: string, { language, exceptions, acronyms: keepsAcronyms }: Options) {
  const customSpellings = new Map((exceptions.match(compoundPattern) ?? []).map((word) => [word.toLowerCase(), word]))
  const isShouted = createShoutingCheck(text)
  const getCustomSpelling: SpellingLookup = (word) => customSpellings.get(word.toLowerCase()) ?? null
  return {
    getCustomSpelling,
    createLookup(line: string): SpellingLookup {
      const isInCapitals = keepsAcronyms && isShouted(line)
      return (word) => {
        const customSpelling = getCustomSpelling(word)
        if (customSpelling !== null) return customSpelling
        if (lowercaseInitials.has(word.toLowerCase())) return isInCapitals ? word.toLowerCase() : word
        if (!keepsAcronyms || ordinalPattern.test(word) || cliticPattern.test(word)) return null
        const knownSpelling = getKnownSpelling(word, language)
        if (knownSpelling !== null) return knownSpelling
        if (initialsPattern.test(word)) return /\p{Lu}/u.test(word) ? word : null
        // Among capitals, only a sign or a number tells an acronym from a word.
        if (/[&/-]/.test(word))
          return joinedAcronymPattern.test(word) && (!isInCapitals || word.includes('&')) ? word : null
        if (!hasInnerCapital(word)) return null
        const isClear = /\p{N}/u.test(word) || romanNumeralPattern.test(word)
        return isInCapitals && isAllCapitals(word) && !isClear ? null : word
      }
    },
  }
}

/** Three words in capitals in a row, or a long one, are no acronyms. */
const shoutingPattern = /(?<![\p{L}\p{M}])(?:\p{Lu}['’\p{Lu}]*[ ,]+){2}\p{Lu}{2,}(?![\p{L}\p{M}])|\p{Lu}{7}/u

/**
 * Returns whether the words of a line in all capitals are words and not acronyms: “NASA” in a list is an acronym, but
 * not if the whole text is in capitals. Mostly capitals are enough if three of them follow each other.
 */
function createShoutingCheck(text: string): (line: string) => boolean {
  const textHasPlainWord = listWords(text).some(isPlainWord)
  return (line) => {
    const words = listWords(line)
    const [capitalsCount, plainCount] = [words.filter(isAllCapitals).length, words.filter(isPlainWord).length]
    if (plainCount > 0) return capitalsCount > plainCount && shoutingPattern.test(line)
    return capitalsCount > 1 || (capitalsCount > 0 && !textHasPlainWord)
  }
}

const listWords = (text: string) =>
  splitIntoChunks(text).flatMap((chunk) => (chunk.isProtected ? [] : (chunk.text.match(wordPattern) ?? [])))
