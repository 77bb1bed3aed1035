import anyAscii from 'any-ascii'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'

/**
 * The words of a text in the letters a–z and digits, for handles: accents dropped, apostrophes closed up. Words of any
 * other script are left out.
 */
export function toLatinWords(text: string): string[] {
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

/** A name as a handle: "Crumb & Crust" gives "crumbandcrust". */
export function buildHandle(name: string): string {
  return toLatinWords(name.replace(/&/g, ' and ')).join('')
}

/**
 * A word as it sounds in the letters a–z, '' where that cannot be known (Han characters) or said (a script that leaves
 * vowels out).
 */
export function transliterateWord(word: string): string {
  const [latinWord = ''] = toLatinWords(word)
  if (latinWord !== '' || /\p{sc=Han}/u.test(word)) return latinWord
  const asciiWord = anyAscii(word.replaceAll('&', 'and'))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return (asciiWord.match(/[aeiouy]/g) ?? []).length * 4 >= asciiWord.length ? asciiWord : ''
}
