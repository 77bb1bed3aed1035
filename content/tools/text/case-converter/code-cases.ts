import * as changeCase from 'change-case'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import type { CaseMapper } from './case-mapper'

type SpellingLookup = (word: string) => string | null

const accentedLetterPattern = /(\p{Script=Latin})\p{M}+/gu
/** Letters that do not decompose into a base letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

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

/**
 * Returns a URL slug: lowercase Latin letters without accents; letters of other scripts stay, because URLs may contain
 * them.
 */
function slugify(line: string, toLowerCase: CaseMapper['toLowerCase'], getSpelling: SpellingLookup): string {
  const foldedLine = normalizeUnicode(line, 'NFKD')
    .replace(accentedLetterPattern, '$1')
    .normalize('NFC')
    .replace(/[ßæœøđðłþıÆŒØĐÐŁÞ]/g, (letter) => plainLetters[toLowerCase(letter)] ?? letter)
  return splitIntoWords(foldedLine, getSpelling).join('-').toLowerCase()
}
