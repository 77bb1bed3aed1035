import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { englishTrigramsBase64 } from './english-trigrams'
import { extractContentWords } from './line-words'

/** From this share of letters that never follow each other in English, a word is none. */
const MIN_UNKNOWN_SHARE = 0.4

let trigramBits: Uint8Array | undefined

/**
 * Whether most words of a line could be English by how their letters follow each other. "asdf qwer" could not; names
 * and new words mostly can, and a single strange word is taken for one of those, as are acronyms among other words.
 */
export function looksEnglish(text: string): boolean {
  const words = extractContentWords(text).filter((word) => /\p{L}{2}/u.test(word))
  const shortAllCapsWords = text.match(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? []
  const acronyms = new Set(
    shortAllCapsWords.length * 2 < words.length ? shortAllCapsWords.map((word) => word.toLowerCase()) : [],
  )
  const unlikelyCount = words.filter((word) => !acronyms.has(word) && isUnlikelyWord(word)).length
  return unlikelyCount < 2 || unlikelyCount * 2 < words.length
}

function isUnlikelyWord(word: string): boolean {
  const plainWord = normalizeUnicode(word, 'NFD').replace(/\p{M}|\P{L}/gu, '')
  const letterCodes = [0, ...Array.from(plainWord, toLetterCode), 0]
  const trigrams = letterCodes
    .slice(2)
    .map((lastCode, index) => [letterCodes[index] ?? 0, letterCodes[index + 1] ?? 0, lastCode])
  return trigrams.filter((trigram) => !isEnglishTrigram(trigram)).length >= MIN_UNKNOWN_SHARE * trigrams.length
}

/** 1 to 26 for a to z, 0 for a word's edge, NaN for what is no such letter. */
function toLetterCode(letter: string): number {
  return /[a-z]/.test(letter) ? letter.charCodeAt(0) - 96 : Number.NaN
}

function isEnglishTrigram(trigram: readonly number[]): boolean {
  trigramBits ??= Uint8Array.from(atob(englishTrigramsBase64), (character) => character.charCodeAt(0))
  const bitIndex = trigram.reduce((sum, code) => sum * 27 + code, 0)
  return !Number.isNaN(bitIndex) && ((trigramBits[bitIndex >> 3] ?? 0) & (1 << (bitIndex & 7))) !== 0
}
