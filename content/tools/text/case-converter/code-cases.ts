import * as changeCase from 'change-case'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import type { CaseMapper } from './case-mapper'

type SpellingLookup = (word: string) => string | null

const accentedLetterPattern = /(\p{Script=Latin})\p{M}+/gu
/** Letters that no accent can be taken off. */
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

/** A line of one identifier is taken apart at its humps; prose at what is neither letter nor digit. */
function splitIntoWords(line: string, getSpelling: SpellingLookup): string[] {
  if (/^[\w.$/-]+$/.test(line)) return changeCase.split(line)
  const prose = normalizeUnicode(line).replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
  return (prose.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) =>
    // change-case takes a vowel sign for the end of a word.
    getSpelling(word) === null && !/\p{M}/u.test(word) ? changeCase.split(word) : [word],
  )
}

/** One name of several words in the spellings that code and addresses use. Signs and emoji fall away. */
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

/** For an address: small Latin letters without accents; letters of other scripts stay, as addresses may hold them. */
function slugify(line: string, toLowerCase: CaseMapper['toLowerCase'], getSpelling: SpellingLookup): string {
  const foldedLine = normalizeUnicode(line, 'NFKD')
    .replace(accentedLetterPattern, '$1')
    .normalize('NFC')
    .replace(/[ßæœøđðłþıÆŒØĐÐŁÞ]/g, (letter) => plainLetters[toLowerCase(letter)] ?? letter)
  return splitIntoWords(foldedLine, getSpelling).join('-').toLowerCase()
}
