import { decodeBase64 } from '@/lib/core/decode-base64'
import { blankPattern } from '@/lib/core/strings/blanks'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'

const functionWords = new Set(
  `a an the and or but so if then than as at by for from in into of off on onto out over to up with without about after
   before is are was were be been being am do does did done have has had will would can could should may might must i me my
   mine we us our you your yours he him his she her it its they them their this that these those there here what which who
   why how when where not no yes just very really all any some each every more most only own same too now let get got make
   made one two way ways thing things everything anything something i'm i've i'd i'll you're you've it's that's what's here's don't doesn't didn't can't
   won't isn't aren't wasn't`.split(/\s+/),
)

/** Returns the words of a line in lower case. A blank such as `[your number]` counts as one number. */
export function splitWords(text: string): string[] {
  const plainText = text.replace(blankPattern, '0').replace(/’/g, "'").toLowerCase()
  return plainText.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'+#]*/gu) ?? []
}

export function extractContentWords(text: string): string[] {
  return splitWords(text).filter((word) => !functionWords.has(word) && (word.length > 1 || /\p{N}/u.test(word)))
}

/** Removes inflectional endings: "baths" and "bathing" become "bath". */
export function stemWord(word: string): string {
  return word.length > 4 ? word.replace(/'s$/, '').replace(/(?:ing|ed|es|s|e)$/, '') : word
}

export const quoteWords = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')

/** Trigrams in two or more of the 20,000 most frequent English words: a base64 bit set of 27³ (a–z and word edge). */
const englishTrigramsBase64 =
  'AAAA8P//r/s9j/zne6x+zy5/uf/7SZZKbL5VJrI88pfvg4hgCkSnSeQrmSf/2T75D7bKe68/vvN9AhAAgftwjnz3/2W2zDv3vA6oCYJAZ7RWAAJAEREEgcggCAAAABAAQIAbaRat7Npo995dE5AMmIekwOg8CwbEAZBpx40RQQCMTKPgX7ffN/Ip+PfGewAEA0YmOxQAAIJ///+trOdobZcP3XAcOREE0JkSgkYEA3Ajj4kRQQADAACgc69LJ5IMGgAEQIAgCPanuAQAAAAAAAIEAADgF9uDIAAAAAAAwIhgiAYEABAACIDbed4JAAAAAAAAI4IgShGMwIAAArrlOAQgAAAAAAAAAABgBKACAAAAAAAAQLdeHwAAALAmSYIEQAD8yfdoCwAAAAIE2JHn1Tx8HwEAAHA7nasRQRAFAAAgAAAA//P9AwAAAAAACEQEQRQAAIAxWRaYyHQAAAAAAQAAAAAAQAJUAUAAAAAAAIDOuX4NAAJgAhAAIxMM+pf/75QgAEBEADAiAIB/+L6CAIAAAAAAI4IAEhEEwAgAAHLl+xsAAAAAABCMCIIoIRACAQEE+MPvgIwgAEQEAAAAAIAQJQQAAAAAAAAA/Xl9OBHk0comjeblWZWl18UxSR6MyrNoRBAAmXBdBAEEQIwAAv5l83QinqL/+35Hw/VhZLIHAAAg+N/v18/+jl6mexUL1oURQQC8DDZgZTAGJ+KICAEAAQAAADrk+FYAAIAkAACEAQDgT443f7IsAggAAAAAAP6hOAIAAIAAAACMCIJoAAAAAAAAaIBmCQAAAAAAACAiCIKAAACEDCICFY4DAAAAAAAAAAAAAAIEAAAAAAAAAADUynU5AAACAQAAAAAEwA08BwIEADAiwYATaUz8w/MRAAAAAAAAEBEE0QgAAEZEUTArzw8AAAAAAABARBBEAYARCAgEwIg9hwAAAAAAQAAAAAAEgAQAAAAAAAAA6N/vtwAgAAAAATAASIA9+W4DAIAAAAAAAAAA+MfvAgAAAAAAADAiCKAREQSECCLgX78XAQAAAAAAwYggiAIAIBA2j6FDOA4AAABABAAAAAAAuIDJQAAAAAAAANAZx8ETSRaNbPJoXhpX2VD8GJOE0eg4CwQAARAgAAABAQCEDEBgdpdfJ+Ip+P/fcyZcH0ZmewAAAIJ//X797/9oZZ7HACAIGBEEkAAAAEIEIQAAAIARQRACAACgQa1ZAAAAAAAAAAAAAJSAOAEAAAAAAAAAAABgAAwAAAAAAAAAAAAAAAAAAAAAAICTJRYFAgAAAAAAAAAACAAAAAAAAC7gmAAAAAAAAAAAAAAAAAAAAAAAAAAAQKFchwEAQQAAAAABQADEwXcIAAAAAAAEGABAwA5cBwAAAAAAAAARQQABAABARBAAAVAkAAAEAQAAAAYEQBAQCAEAQAAEQDUAAAAAAgAAAAAAQAAkAAAAAAAAAIDu/f+PAKJgIBAEL/OM+Jfv/4ggBUwECQAACID//L0CAABgRAABJ+I4GhFFQQgAAD7l/xU2gAEAAAAACAJoZRACI4Ms/tfjiIgAAAQAAAAAAIAY8U4CAAAAAAAAvf89H5FkQSIGAAIAAPAr3/kIQAAEAAAAABAA+3gcBQAAAAAAAEYAADQiCKIRAQR87vdxZJIHAAAAAAAAQEgwDAIAABALxwEAAAAEAAAAAAAAAQAcAAAAAAAAAHr3+qkCCYKRSRqdzffqX/7/K5IkmJvkxYggAPbx9yoCCIIRKQaICAJIBBAAI4Ig+tfv3wAkCQAAQDAiCKC13ViNzLJqT54DIoIAEBAAQIAAAAZEITEiACAAAABkYHHkxBIPK5s02JdmVRQMFsIEMTAqzaIRYQB0QHEABAAAIxII+NPP05l4gvb9/x2N14WR2R4BAIDgf79XL/M7upnmUKdUF0YEAfAjx4AwAQDtyCJgBAAAAAAA6NXrFwgAAAAAADAAAIB96A4CAIAgAIAAI5IM2sXuCQAAAAAAACAiCKIQAAAAAgAgV7sfI5IECgAAwIggCEYGIzQyiaISuA4GAABAAAAAAQAACBEgAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIoIEAAAAAAAAAAAAAAAAAAAAAAAAAACg///fI5IoGpmE0Yo0C/7//70jCYKRQRKJCALoHz+vAAAAGBFAwYwghkYkUTAiioH///+NTHIAAAAEI4IgGhmMwdo8q/vlOjAiCQCRQQAACABgQjIDAAAAAAAAQPde/wYAQTQySYIBAQD8z/9vRBBEAQAgOBGnwT9+XwEAADAigCIRQQCNCCJgRBACWfJ1GJkkQQAACEYAQTAmW6qX2Vb9y3UQAAAAI4IAAAAAQAIcAwAAAAAAAIBuvb4JABJgIBJAA4AA+J/vD4QgCAQACfAn76p/+D8CAAAgQAAAIwIAGoEEwAggCHr1excASAIAAACMCIJoRRQGI5MM+pfrQIAAAEYEAQAAAIAAiAaEAAAAAAAAlVoc+rXNwcomBWYFEVQDxcUhAAiMTqIgAAAAO1BdFAAAAAgAAe71c3QinoL//34EAMDgdrJTAAAA+N/v0892jv6newQAAgAQAAAAAAAgBAAEIQAIEAAAIAAAADL1eAAACAAAAAAEAABgc45DAAAACAAAAAAAAH61uwAAAAAAAACAAAAAAAAAAQAASNSiVQAAAAAAABAAAAAAAAAEAAAAAAIAAAAAAAAAAAAAAAIAAAAAAAAAAABU6nUpQBAAA4AACAEAwI0UBwAAQQAAAAARQQDk63UQAAAAAQAAGAFAkAAAAEImEBEATwIAQAAAAABARBAAKYExAAgAAAAAAAAAABAgAAAAAACAAAAAAAAAAAAASACDAAAAAEQmQAAAAIAMGAYAAAIAAAAAAgIA+JHDAAAAAAAAAAAAAAAAAAAAAAAAACgAIpIEAAAAAAAAAAAAAHAiwAIBAAIACAAAAAAAAQAACAAAAAAAAAAAAFAIRQERQAIARABgBIgAM1AcAAAAAAAAAAAAARAChAAAAACAAABgRBIIJeAB2AGGQBAQDUQGOQAAAIAZQQCECEIAZBAAgUAAABAAgEAgAQAAAAAAAAAQAAAAAACgAY8CAAAAAAAAAAAAADagOAAAAAAAAACIAAIgBB4AAAAAAAAAAAgAAAAAAAAAAIAAcAAAAAAAAAAAAAAAAAAAAAAAAEAACAAAAAAAAAAAAAAgAAQAAxAAAA=='

/** A word in which at least this share of the trigrams is unknown is not English. */
const MIN_UNKNOWN_SHARE = 0.4

let trigramBits: Uint8Array | undefined

/** Judges by trigrams: "asdf qwer" is not English. One strange word passes, because it may be a name. */
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

/** Returns 1 to 26 for a to z, 0 for a word's edge, and NaN for any other character. */
const toLetterCode = (letter: string): number => (/[a-z]/.test(letter) ? letter.charCodeAt(0) - 96 : Number.NaN)

function isEnglishTrigram(trigram: readonly number[]): boolean {
  trigramBits ??= decodeBase64(englishTrigramsBase64)
  const bitIndex = trigram.reduce((sum, code) => sum * 27 + code, 0)
  return !Number.isNaN(bitIndex) && ((trigramBits[bitIndex >> 3] ?? 0) & (1 << (bitIndex & 7))) !== 0
}
