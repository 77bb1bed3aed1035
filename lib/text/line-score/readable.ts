import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { englishTrigrams } from './english-trigrams'
import { contentWords } from './line-words'

/** From this share of letters that never follow each other in English, a word is none. */
const MIN_UNKNOWN_SHARE = 0.4

let bits: Uint8Array | undefined

/**
 * Whether most words of a line could be English by how their letters follow each other. "asdf qwer" could not; names
 * and new words mostly can, and a single strange word is taken for one of those, as are acronyms among other words.
 */
export function isReadable(text: string): boolean {
  const words = contentWords(text).filter((word) => /\p{L}{2}/u.test(word))
  const short = text.match(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? []
  const acronyms = new Set(short.length * 2 < words.length ? short.map((word) => word.toLowerCase()) : [])
  const strangers = words.filter((word) => !acronyms.has(word) && isStrange(word)).length
  return strangers < 2 || strangers * 2 < words.length
}

function isStrange(word: string): boolean {
  const plain = normalizeUnicode(word, 'NFD').replace(/\p{M}|\P{L}/gu, '')
  const letters = [0, ...Array.from(plain, codeOf), 0]
  const runs = letters.slice(2).map((last, index) => [letters[index] ?? 0, letters[index + 1] ?? 0, last])
  return runs.filter((run) => !isKnown(run)).length >= MIN_UNKNOWN_SHARE * runs.length
}

/** 1 to 26 for a to z, 0 for a word's edge, NaN for what is no such letter. */
function codeOf(letter: string): number {
  return /[a-z]/.test(letter) ? letter.charCodeAt(0) - 96 : Number.NaN
}

function isKnown(run: readonly number[]): boolean {
  bits ??= Uint8Array.from(atob(englishTrigrams), (byte) => byte.charCodeAt(0))
  const at = run.reduce((sum, code) => sum * 27 + code, 0)
  return !Number.isNaN(at) && ((bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0
}
