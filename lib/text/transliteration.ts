import anyAscii from 'any-ascii'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'

/** Returns words in a–z and digits for handles. Removes accents, and skips words in other scripts. */
function toLatinWords(text: string): string[] {
  const plainText = text
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/(?<=\bc)\+\+/g, 'pp')
    .replace(/(?<=\bc)#/g, 'sharp')
  return normalizeUnicode(plainText, 'NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/\p{sc=Latin}/gu, anyAscii)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /^\d*[a-z][a-z0-9]*$/.test(word))
}

/** Converts a name to a handle: "Crumb & Crust" becomes "crumbandcrust". */
export const buildHandle = (name: string): string => toLatinWords(name.replace(/&/g, ' and ')).join('')

/** Transliterates a word to a–z; '' if its sound is unknown (Han characters) or its script omits vowels. */
export function transliterateWord(word: string): string {
  const [latinWord = ''] = toLatinWords(word)
  if (latinWord !== '' || /\p{sc=Han}/u.test(word)) return latinWord
  const asciiWord = anyAscii(word.replaceAll('&', 'and'))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return (asciiWord.match(/[aeiouy]/g) ?? []).length * 4 >= asciiWord.length ? asciiWord : ''
}
