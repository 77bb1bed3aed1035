import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import type { ScoreKind } from '@/lib/tool/card'
import { checkClarity } from './clarity'
import { checkCuriosity } from './curiosity'
import { checkLineLength } from './line-length'
import { extractContentWords, quoteWords } from './line-words'
import { checkOpening } from './opening'
import { checkSpecificity } from './specificity'
import { checkSubjectFirst } from './subject-first'

/**
 * Which three letters follow each other in at least two of the 20,000 most frequent English words (popular-english-words), a
 * space for a word's edge: a bit for each of 27 × 27 × 27, in base64.
 */
const englishTrigramsBase64 =
  'AAAA8P//r/s9j/zne6x+zy5/uf/7SZZKbL5VJrI88pfvg4hgCkSnSeQrmSf/2T75D7bKe68/vvN9AhAAgftwjnz3/2W2zDv3vA6oCYJAZ7RWAAJAEREEgcggCAAAABAAQIAbaRat7Npo995dE5AMmIekwOg8CwbEAZBpx40RQQCMTKPgX7ffN/Ip+PfGewAEA0YmOxQAAIJ///+trOdobZcP3XAcOREE0JkSgkYEA3Ajj4kRQQADAACgc69LJ5IMGgAEQIAgCPanuAQAAAAAAAIEAADgF9uDIAAAAAAAwIhgiAYEABAACIDbed4JAAAAAAAAI4IgShGMwIAAArrlOAQgAAAAAAAAAABgBKACAAAAAAAAQLdeHwAAALAmSYIEQAD8yfdoCwAAAAIE2JHn1Tx8HwEAAHA7nasRQRAFAAAgAAAA//P9AwAAAAAACEQEQRQAAIAxWRaYyHQAAAAAAQAAAAAAQAJUAUAAAAAAAIDOuX4NAAJgAhAAIxMM+pf/75QgAEBEADAiAIB/+L6CAIAAAAAAI4IAEhEEwAgAAHLl+xsAAAAAABCMCIIoIRACAQEE+MPvgIwgAEQEAAAAAIAQJQQAAAAAAAAA/Xl9OBHk0comjeblWZWl18UxSR6MyrNoRBAAmXBdBAEEQIwAAv5l83QinqL/+35Hw/VhZLIHAAAg+N/v18/+jl6mexUL1oURQQC8DDZgZTAGJ+KICAEAAQAAADrk+FYAAIAkAACEAQDgT443f7IsAggAAAAAAP6hOAIAAIAAAACMCIJoAAAAAAAAaIBmCQAAAAAAACAiCIKAAACEDCICFY4DAAAAAAAAAAAAAAIEAAAAAAAAAADUynU5AAACAQAAAAAEwA08BwIEADAiwYATaUz8w/MRAAAAAAAAEBEE0QgAAEZEUTArzw8AAAAAAABARBBEAYARCAgEwIg9hwAAAAAAQAAAAAAEgAQAAAAAAAAA6N/vtwAgAAAAATAASIA9+W4DAIAAAAAAAAAA+MfvAgAAAAAAADAiCKAREQSECCLgX78XAQAAAAAAwYggiAIAIBA2j6FDOA4AAABABAAAAAAAuIDJQAAAAAAAANAZx8ETSRaNbPJoXhpX2VD8GJOE0eg4CwQAARAgAAABAQCEDEBgdpdfJ+Ip+P/fcyZcH0ZmewAAAIJ//X797/9oZZ7HACAIGBEEkAAAAEIEIQAAAIARQRACAACgQa1ZAAAAAAAAAAAAAJSAOAEAAAAAAAAAAABgAAwAAAAAAAAAAAAAAAAAAAAAAICTJRYFAgAAAAAAAAAACAAAAAAAAC7gmAAAAAAAAAAAAAAAAAAAAAAAAAAAQKFchwEAQQAAAAABQADEwXcIAAAAAAAEGABAwA5cBwAAAAAAAAARQQABAABARBAAAVAkAAAEAQAAAAYEQBAQCAEAQAAEQDUAAAAAAgAAAAAAQAAkAAAAAAAAAIDu/f+PAKJgIBAEL/OM+Jfv/4ggBUwECQAACID//L0CAABgRAABJ+I4GhFFQQgAAD7l/xU2gAEAAAAACAJoZRACI4Ms/tfjiIgAAAQAAAAAAIAY8U4CAAAAAAAAvf89H5FkQSIGAAIAAPAr3/kIQAAEAAAAABAA+3gcBQAAAAAAAEYAADQiCKIRAQR87vdxZJIHAAAAAAAAQEgwDAIAABALxwEAAAAEAAAAAAAAAQAcAAAAAAAAAHr3+qkCCYKRSRqdzffqX/7/K5IkmJvkxYggAPbx9yoCCIIRKQaICAJIBBAAI4Ig+tfv3wAkCQAAQDAiCKC13ViNzLJqT54DIoIAEBAAQIAAAAZEITEiACAAAABkYHHkxBIPK5s02JdmVRQMFsIEMTAqzaIRYQB0QHEABAAAIxII+NPP05l4gvb9/x2N14WR2R4BAIDgf79XL/M7upnmUKdUF0YEAfAjx4AwAQDtyCJgBAAAAAAA6NXrFwgAAAAAADAAAIB96A4CAIAgAIAAI5IM2sXuCQAAAAAAACAiCKIQAAAAAgAgV7sfI5IECgAAwIggCEYGIzQyiaISuA4GAABAAAAAAQAACBEgAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIoIEAAAAAAAAAAAAAAAAAAAAAAAAAACg///fI5IoGpmE0Yo0C/7//70jCYKRQRKJCALoHz+vAAAAGBFAwYwghkYkUTAiioH///+NTHIAAAAEI4IgGhmMwdo8q/vlOjAiCQCRQQAACABgQjIDAAAAAAAAQPde/wYAQTQySYIBAQD8z/9vRBBEAQAgOBGnwT9+XwEAADAigCIRQQCNCCJgRBACWfJ1GJkkQQAACEYAQTAmW6qX2Vb9y3UQAAAAI4IAAAAAQAIcAwAAAAAAAIBuvb4JABJgIBJAA4AA+J/vD4QgCAQACfAn76p/+D8CAAAgQAAAIwIAGoEEwAggCHr1excASAIAAACMCIJoRRQGI5MM+pfrQIAAAEYEAQAAAIAAiAaEAAAAAAAAlVoc+rXNwcomBWYFEVQDxcUhAAiMTqIgAAAAO1BdFAAAAAgAAe71c3QinoL//34EAMDgdrJTAAAA+N/v0892jv6newQAAgAQAAAAAAAgBAAEIQAIEAAAIAAAADL1eAAACAAAAAAEAABgc45DAAAACAAAAAAAAH61uwAAAAAAAACAAAAAAAAAAQAASNSiVQAAAAAAABAAAAAAAAAEAAAAAAIAAAAAAAAAAAAAAAIAAAAAAAAAAABU6nUpQBAAA4AACAEAwI0UBwAAQQAAAAARQQDk63UQAAAAAQAAGAFAkAAAAEImEBEATwIAQAAAAABARBAAKYExAAgAAAAAAAAAABAgAAAAAACAAAAAAAAAAAAASACDAAAAAEQmQAAAAIAMGAYAAAIAAAAAAgIA+JHDAAAAAAAAAAAAAAAAAAAAAAAAACgAIpIEAAAAAAAAAAAAAHAiwAIBAAIACAAAAAAAAQAACAAAAAAAAAAAAFAIRQERQAIARABgBIgAM1AcAAAAAAAAAAAAARAChAAAAACAAABgRBIIJeAB2AGGQBAQDUQGOQAAAIAZQQCECEIAZBAAgUAAABAAgEAgAQAAAAAAAAAQAAAAAACgAY8CAAAAAAAAAAAAADagOAAAAAAAAACIAAIgBB4AAAAAAAAAAAgAAAAAAAAAAIAAcAAAAAAAAAAAAAAAAAAAAAAAAEAACAAAAAAAAAAAAAAgAAQAAxAAAA=='

/** From this share of letters that never follow each other in English, a word is none. */
const MIN_UNKNOWN_SHARE = 0.4

let trigramBits: Uint8Array | undefined

/**
 * Whether most words of a line could be English by how their letters follow each other. "asdf qwer" could not; names
 * and new words mostly can, and a single strange word is taken for one of those, as are acronyms among other words.
 */
function looksEnglish(text: string): boolean {
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

const MAX_POINTS = 5
const allCapsWordPattern = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu

/** No words in capitals for emphasis; acronyms of up to three letters and the visitor's own are none. */
function checkCapitals({ text, topic, keyword }: LineScoreInput): ScoreCheck {
  const visitorAllCapsWords = new Set(`${topic} ${keyword}`.match(/\p{Lu}{2,}/gu) ?? [])
  const allCapsWords = (text.match(allCapsWordPattern) ?? []).filter((word) => !visitorAllCapsWords.has(word))
  if (allCapsWords.length === 0)
    return { name: 'Capitals', points: MAX_POINTS, maxPoints: MAX_POINTS, reason: 'No shouting.' }
  return {
    name: 'Capitals',
    points: allCapsWords.length === 1 ? 2 : 0,
    maxPoints: MAX_POINTS,
    reason: `Shouts ${quoteWords(allCapsWords.slice(0, 3))}.`,
  }
}

export type LineScoreInput = {
  kind: ScoreKind
  text: string
  /** What the video is about, in the visitor's words; empty where they have not said. */
  topic: string
  /** The phrase it should be found by; empty where there is none. */
  keyword: string
}

/** One item of the checklist: points of at most `maxPoints`, and why. */
export type ScoreCheck = { name: string; points: number; maxPoints: number; reason: string }

export type Score = { total: number; checks: readonly ScoreCheck[] }

/**
 * A checklist for the line that decides whether a video is watched, 0 to 100 points. It counts what can be counted in an
 * English line and predicts nothing; the weights are ours: most points are for what makes people stay, few for what is merely
 * no fault. An empty line has none, and one of which most is no English cannot be scored.
 */
export function scoreLine(line: LineScoreInput): Score | 'unreadable' | null {
  const text = line.text.replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  if (!looksEnglish(text)) return 'unreadable'
  const trimmedLine = { ...line, text }
  const checks = [
    checkLineLength,
    checkClarity,
    checkSpecificity,
    checkCuriosity,
    checkOpening,
    checkSubjectFirst,
    checkCapitals,
  ].map((check) => check(trimmedLine))
  return { total: checks.reduce((sum, { points }) => sum + points, 0), checks }
}
