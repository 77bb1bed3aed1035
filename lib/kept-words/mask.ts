import { findKept, type Kept } from './find-kept'
import type { KeptKind } from './kind'
import { rangesOf } from './ranges-of'

/** Stands in for the words of a text that must survive while a model works on it. */
export type Mask = {
  /** Whether there is nothing to keep. */
  isEmpty: boolean
  /** The text with a mark in the place of each word: `⟦1⟧`, or `⟦2:45 €⟧` where the sentence needs to know the word. */
  hide(text: string): string
  /** The words in the place of their marks, however a model has bent them: with spaces, with other brackets or with one of them gone. */
  show(text: string): string
  /** The words that stand in a text. */
  kept(text: string): readonly string[]
  /** The mark of a word. */
  markOf(word: string): string
}

/** The marks' own brackets, which a text may have as well, are hidden like a word, and missed by nobody. */
const bracket = /[⟦⟧]{1,40}/g

const whole =
  '[⟦〚【]{1,2}\\s{0,3}(?<n>\\p{Nd}{1,3})\\s{0,3}(?::(?<word>[^⟦⟧〚〛【】\\n]{0,200}))?[⟧〛】]{1,2}'
const square = '\\[{1,2}\\s{0,3}(?<n>\\p{Nd}{1,3})\\s{0,3}(?::(?<word>[^[\\]⟦⟧\\n]{0,200}))?\\]{1,2}'
const opened = '⟦\\s{0,3}(?<n>\\p{Nd}{1,3})(?!\\p{Nd})(?<colon>:?)'
const closed = '(?<![\\p{L}\\p{Nd}])(?<n>\\p{Nd}{1,3})(?::(?<word>[^⟦⟧\\n]{1,200}))?⟧'
const anyMark = new RegExp([whole, opened, closed].join('|'), 'gu')
const anyOrSquare = new RegExp([whole, square, opened, closed].join('|'), 'gu')

/** Makes the mask of a text; `own` are words that the visitor wants to stay. */
export function createMask(source: string, kinds: readonly KeptKind[], own: readonly string[] = []): Mask {
  const words = findKept(source, kinds, own)
  const brackets = [...new Set(source.match(bracket) ?? [])].slice(0, 40)
  const all: readonly Kept[] = [...words, ...brackets.map((text) => ({ text, opaque: true }))]
  const texts = all.map(({ text }) => text)
  const numbers = new Map(texts.map((text, index) => [text, index + 1]))
  const mark = /\[\s*\p{Nd}/u.test(source) ? anyMark : anyOrSquare

  function markOf(word: string): string {
    const number = numbers.get(word) ?? 0
    return all[number - 1]?.opaque ? `⟦${number}⟧` : `⟦${number}:${shownIn(word)}⟧`
  }

  return {
    isEmpty: words.length === 0,
    markOf,
    hide: (text) => pieces(text, rangesOf(text, texts), markOf),
    kept(text) {
      const found = new Set(rangesOf(text, texts).map(({ start, end }) => text.slice(start, end)))
      return words.map((word) => word.text).filter((word) => found.has(word))
    },
    show(text) {
      let shown = ''
      let at = 0
      for (const { 0: found, index, groups = {} } of text.matchAll(mark)) {
        if (index < at) continue
        const word = texts[Number(groups.n) - 1]
        let end = index + found.length
        if (groups.colon === ':' && word !== undefined) end += lengthAt(text, end, shownIn(word))
        shown += text.slice(at, index) + (word ?? groups.word ?? '')
        at = end
      }
      return shown + text.slice(at)
    },
  }
}

/** The word as it stands in its mark, whose end it must not look like. */
const shownIn = (word: string) => word.replace(/[⟦⟧〚〛【】[\]\n]/g, '')

/** How much of a text from here on is this word. */
function lengthAt(text: string, at: number, word: string): number {
  const space = text[at] === ' ' ? 1 : 0
  return text.startsWith(word, at + space) ? space + word.length : 0
}

function pieces(
  text: string,
  ranges: readonly { start: number; end: number }[],
  change: (word: string) => string,
): string {
  let changed = ''
  let at = 0
  for (const { start, end } of ranges) {
    changed += text.slice(at, start) + change(text.slice(start, end))
    at = end
  }
  return changed + text.slice(at)
}
