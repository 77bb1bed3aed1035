import * as changeCase from 'change-case'
import { normalized } from '@/lib/core/strings/normalized'
import type { Letters } from './letters'

type Keep = (word: string) => string | null

const letterAndMarks = /(\p{Script=Latin})\p{M}+/gu
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
function wordsOf(line: string, keep: Keep): string[] {
  if (/^[\w.$/-]+$/.test(line)) return changeCase.split(line)
  const prose = normalized(line).replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
  return (prose.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) =>
    // change-case takes a vowel sign for the end of a word.
    keep(word) === null && !/\p{M}/u.test(word) ? changeCase.split(word) : [word],
  )
}

/** One name of several words in the spellings that code and addresses use. Signs and emoji fall away. */
export function codeCases(line: string, language: string, { lower }: Letters, keep: Keep) {
  const words = wordsOf(line, keep)
  const options = { locale: language, split: () => words }
  return {
    camelCase: changeCase.camelCase(line, options),
    PascalCase: changeCase.pascalCase(line, options),
    snake_case: changeCase.snakeCase(line, options),
    'kebab-case': changeCase.kebabCase(line, options),
    CONSTANT_CASE: changeCase.constantCase(line, options),
    'dot.case': changeCase.dotCase(line, options),
    slug: slugOf(line, lower, keep),
  } as const
}

/** For an address: small Latin letters without accents; letters of other scripts stay, as addresses may hold them. */
function slugOf(line: string, lower: Letters['lower'], keep: Keep): string {
  const folded = normalized(line, 'NFKD')
    .replace(letterAndMarks, '$1')
    .normalize('NFC')
    .replace(/[ßæœøđðłþıÆŒØĐÐŁÞ]/g, (letter) => plainLetters[lower(letter)] ?? letter)
  return wordsOf(folded, keep).join('-').toLowerCase()
}
