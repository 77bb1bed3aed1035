import type { ProtectedKind } from '@/lib/tool/protected-kind'
import { findMaskTokens } from './find-mask-tokens'
import { findProtectedWords, type ProtectedWord } from './find-protected-words'
import { findWholeWordRanges } from './find-ranges'

/** Stands in for the words of a text that must survive while a model works on it. */
export type Mask = {
  /** Whether there is nothing to keep. */
  isEmpty: boolean
  /** The text with a mark in the place of each word: `⟦1⟧`, or `⟦2:45 €⟧` where the sentence needs to know the word. */
  maskText(text: string): string
  /** The words in the place of their marks, however a model has bent them: with spaces, with other brackets or with one of them gone. */
  unmaskText(text: string): string
  /** The words that stand in a text. */
  findPresentWords(text: string): readonly string[]
  /** The mark of a word. */
  buildToken(word: string): string
}

/** The marks' own brackets, which a text may have as well, are hidden like a word, and missed by nobody. */
const bracketPattern = /[⟦⟧]{1,40}/g

/** Makes the mask of a text; `visitorWords` are words that the visitor wants to stay. */
export function createMask(
  source: string,
  kinds: readonly ProtectedKind[],
  visitorWords: readonly string[] = [],
): Mask {
  const words = findProtectedWords(source, kinds, visitorWords)
  const brackets = words.length === 0 ? [] : [...new Set(source.match(bracketPattern) ?? [])].slice(0, 40)
  const maskedWords: readonly ProtectedWord[] = [...words, ...brackets.map((text) => ({ text, isOpaque: true }))]
  const texts = maskedWords.map(({ text }) => text)
  const numbersByWord = new Map(texts.map((text, index) => [text, index + 1]))
  const allowedBrackets = { allowsSquare: !/\[\s*\p{Nd}/u.test(source), allowsFullWidth: !/[〚〛【】]/.test(source) }

  function buildToken(word: string): string {
    const number = numbersByWord.get(word) ?? 0
    return maskedWords[number - 1]?.isOpaque ? `⟦${number}⟧` : `⟦${number}:${toTokenWord(word)}⟧`
  }

  return {
    isEmpty: words.length === 0,
    buildToken,
    maskText: (text) => replaceRanges(text, findWholeWordRanges(text, texts), buildToken),
    findPresentWords(text) {
      const presentWords = new Set(findWholeWordRanges(text, texts).map(({ start, end }) => text.slice(start, end)))
      return words.map((word) => word.text).filter((word) => presentWords.has(word))
    },
    unmaskText(text) {
      let result = ''
      let offset = 0
      for (const { start, end, number, word } of findMaskTokens(text, allowedBrackets, (number) =>
        toTokenWord(texts[number - 1]),
      )) {
        result += text.slice(offset, start) + (texts[number - 1] ?? word)
        offset = end
      }
      return result + text.slice(offset)
    },
  }
}

/** The word as it stands in its mark, whose end it must not look like. */
const toTokenWord = (word = '') => word.replace(/[⟦⟧〚〛【】[\]\n]/g, '')

function replaceRanges(
  text: string,
  ranges: readonly { start: number; end: number }[],
  replaceText: (word: string) => string,
): string {
  let result = ''
  let offset = 0
  for (const { start, end } of ranges) {
    result += text.slice(offset, start) + replaceText(text.slice(start, end))
    offset = end
  }
  return result + text.slice(offset)
}
