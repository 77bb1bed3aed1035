import { replaceRanges } from '@/lib/core/strings/text-ranges'
import type { ProtectedKind } from '@/lib/tool/prompt-tool'
import { findProtectedWords, type ProtectedWord } from './find-protected-words'
import { findWholeWordRanges } from './find-ranges'

/** A placeholder in a model's text, with its number and the word that the model wrote in it. */
type MaskToken = { start: number; end: number; number: number; word: string }

/** Bracket variants that a model may have substituted: those that do not occur in the text itself. */
type AllowedBrackets = { allowsSquare: boolean; allowsFullWidth: boolean }

const tokenHeadPattern = /(?:(?<open>[⟦〚【]{1,2}|\[{1,2})\s{0,3})?(?<digits>\p{Nd}{1,3})(?<colon>\s{0,3}:)?/gu
const strictTokenHeadPattern = /(?:(?<open>⟦{1,2}|\[{1,2})\s{0,3})?(?<digits>\p{Nd}{1,3})(?<colon>\s{0,3}:)?/gu
const tokenContentPattern = /^[^⟦⟧〚〛【】[\]\n]*/
const tokenEndPattern = /^\s{0,3}[⟧〛】]{1,2}/
const strictTokenEndPattern = /^\s{0,3}⟧{1,2}/
const squareTokenEndPattern = /^\s{0,3}\]{1,2}/
const wordCharacterAtEndPattern = /(?<=[\p{L}\p{Nd}])$/u
const MAX_TOKEN_WORD_LENGTH = 200

/** Tolerates spaces, other or missing brackets. `getWord` locates the end of an unclosed placeholder. */
function findMaskTokens(text: string, allowedBrackets: AllowedBrackets, getWord: (number: number) => string) {
  const tokens: MaskToken[] = []
  const getEndPattern = (openBracket: string) =>
    openBracket.includes('[')
      ? squareTokenEndPattern
      : allowedBrackets.allowsFullWidth
        ? tokenEndPattern
        : strictTokenEndPattern
  for (const { 0: matchedText, index, groups = {} } of text.matchAll(
    allowedBrackets.allowsFullWidth ? tokenHeadPattern : strictTokenHeadPattern,
  )) {
    const { open: openBracket = '', digits = '', colon } = groups
    if (index < (tokens.at(-1)?.end ?? 0) || (openBracket.includes('[') && !allowedBrackets.allowsSquare)) continue
    const number = Number(digits)
    const contentStart = index + matchedText.length
    const rest = text.slice(contentStart, contentStart + MAX_TOKEN_WORD_LENGTH)
    if (openBracket === '' && wordCharacterAtEndPattern.test(text.slice(Math.max(0, index - 2), index))) continue
    const length = colon
      ? measureWordToken(rest, openBracket, getWord(number), getEndPattern(openBracket))
      : measureBareToken(rest, openBracket, getEndPattern(openBracket))
    if (length === null) continue
    const word = colon ? (tokenContentPattern.exec(rest)?.[0].trim() ?? '') : ''
    tokens.push({ start: index, end: contentStart + length, number, word })
  }
  return tokens
}

/** Returns how much text after a number belongs to a placeholder, or null if the number is part of none. */
function measureBareToken(rest: string, openBracket: string, endPattern: RegExp): number | null {
  const endLength = endPattern.exec(rest)?.[0].length
  if (endLength !== undefined) return openBracket === '' && !rest.startsWith('⟧') ? null : endLength
  return openBracket.includes('⟦') && !/^\p{Nd}/u.test(rest) ? 0 : null
}

function measureWordToken(rest: string, openBracket: string, word: string, endPattern: RegExp): number | null {
  const contentLength = tokenContentPattern.exec(rest)?.[0].length ?? 0
  const endLength = endPattern.exec(rest.slice(contentLength))?.[0].length
  const expectedLength = (rest.startsWith(' ') ? 1 : 0) + word.length
  const startsWithWord = rest.slice(0, expectedLength).trimStart() === word
  if (endLength !== undefined && (openBracket !== '' || (contentLength === expectedLength && startsWithWord)))
    return contentLength + endLength
  if (!openBracket.includes('⟦')) return null
  return startsWithWord ? expectedLength : 0
}

/** Replaces words that must survive with placeholders while a model edits the text. */
export type Mask = {
  isEmpty: boolean
  /** Replaces each word with a placeholder: `⟦1⟧`, or `⟦2:45 €⟧` when the sentence depends on the word. */
  maskText(text: string): string
  /** Restores the words, even from distorted placeholders. */
  unmaskText(text: string): string
  findPresentWords(text: string): readonly string[]
}

/** Protects the text's own `⟦⟧` brackets like a word. */
const bracketPattern = /[⟦⟧]{1,40}/g

/** Creates the mask of a text; `visitorWords` are words that the visitor wants to preserve. */
export function createMask(
  source: string,
  kinds: readonly ProtectedKind[],
  visitorWords: readonly string[] = [],
): Mask {
  const words = findProtectedWords(source, kinds, visitorWords)
  const brackets = words.length === 0 ? [] : [...new Set(source.match(bracketPattern) ?? [])].slice(0, 40)
  const maskedWords: readonly ProtectedWord[] = [
    ...words,
    ...brackets.map((text) => ({ text, isHiddenFromModel: true })),
  ]
  const texts = maskedWords.map(({ text }) => text)
  const numbersByWord = new Map(texts.map((text, index) => [text, index + 1]))
  const allowedBrackets = { allowsSquare: !/\[\s*\p{Nd}/u.test(source), allowsFullWidth: !/[〚〛【】]/.test(source) }

  function buildToken(word: string): string {
    const number = numbersByWord.get(word) ?? 0
    return maskedWords[number - 1]?.isHiddenFromModel ? `⟦${number}⟧` : `⟦${number}:${toTokenWord(word)}⟧`
  }

  return {
    isEmpty: words.length === 0,
    maskText: (text) =>
      replaceRanges(text, findWholeWordRanges(text, texts), ({ start, end }) => buildToken(text.slice(start, end))),
    findPresentWords(text) {
      const presentWords = new Set(findWholeWordRanges(text, texts).map(({ start, end }) => text.slice(start, end)))
      return words.map((word) => word.text).filter((word) => presentWords.has(word))
    },
    unmaskText(text) {
      const tokens = findMaskTokens(text, allowedBrackets, (number) => toTokenWord(texts[number - 1]))
      return replaceRanges(text, tokens, ({ number, word }) => texts[number - 1] ?? word)
    },
  }
}

const toTokenWord = (word = '') => word.replace(/[⟦⟧〚〛【】[\]\n]/g, '')

export function mapStrings(value: unknown, transformText: (text: string) => string): unknown {
  if (typeof value === 'string') return transformText(value)
  if (Array.isArray(value)) return value.map((entry) => mapStrings(entry, transformText))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, mapStrings(entry, transformText)]))
}

export function joinStrings(value: unknown): string {
  const texts: string[] = []
  mapStrings(value, (text) => {
    texts.push(text)
    return text
  })
  return texts.join('\n')
}
