import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import type { Cue } from './cue'
import { stripTags } from './markup'
import { joinCueLines } from './repair-cues'

const MAX_LINES = 2

const graphemeSegmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Splits a cue that does not fit in two lines of `width` characters into several that share its time by text length. A
 * split cue loses its tags, because they might open in one part and close in another.
 */
export function splitCue(cue: Cue, width: number): Cue[] {
  const lines = cue.text.split('\n')
  if (lines.length <= MAX_LINES && lines.every((line) => countGraphemes(stripTags(line)) <= width)) return [cue]
  const wrappedLines = wrapText(joinCueLines(stripTags(cue.text)), width)
  if (wrappedLines.length === 0) return [cue]
  const chunks: string[] = []
  for (let index = 0; index < wrappedLines.length; index += MAX_LINES)
    chunks.push(balanceLines(wrappedLines.slice(index, index + MAX_LINES)))
  const totalLength = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  let usedLength = 0
  return chunks.map((text) => {
    const start = cue.start + ((cue.end - cue.start) * usedLength) / totalLength
    usedLength += text.length
    return { ...cue, text, start, end: cue.start + ((cue.end - cue.start) * usedLength) / totalLength }
  })
}

type Word = { text: string; length: number }

/** Fills lines greedily; cuts a word longer than a line between graphemes. */
function wrapText(text: string, width: number): Word[][] {
  const lines: Word[][] = []
  let remainingWidth = 0
  for (const word of text.split(/\s+/).flatMap((word) => splitLongWord(word, width))) {
    const line = remainingWidth > word.length ? lines.at(-1) : undefined
    if (line) line.push(word)
    else lines.push([word])
    remainingWidth = (line ? remainingWidth - 1 : width) - word.length
  }
  return lines
}

function splitLongWord(word: string, width: number): Word[] {
  if (word === '') return []
  if (/^[!-~]+$/.test(word)) return sliceAscii(word, width)
  const characters = Array.from(graphemeSegmenter.segment(word), ({ segment }) => segment)
  return Array.from({ length: Math.ceil(characters.length / width) }, (_, index) => {
    const part = characters.slice(index * width, (index + 1) * width)
    return { text: part.join(''), length: part.length }
  })
}

const sliceAscii = (word: string, width: number): Word[] =>
  Array.from({ length: Math.ceil(word.length / width) }, (_, index) => {
    const text = word.slice(index * width, (index + 1) * width)
    return { text, length: text.length }
  })

function balanceLines(lines: readonly Word[][]): string {
  const words = lines.flat()
  const totalLength = getLineLength(words)
  let firstLineLength = 0
  let bestSplitIndex = lines[0]?.length ?? 0
  let shortestMaxLength = Math.max(...lines.map(getLineLength))
  for (const [index, { length }] of words.entries()) {
    firstLineLength += length + (index === 0 ? 0 : 1)
    const maxLength = Math.max(firstLineLength, totalLength - firstLineLength - 1)
    if (lines.length < MAX_LINES || index === words.length - 1 || maxLength >= shortestMaxLength) continue
    bestSplitIndex = index + 1
    shortestMaxLength = maxLength
  }
  return [words.slice(0, bestSplitIndex), words.slice(bestSplitIndex)]
    .filter((line) => line.length > 0)
    .map((line) => line.map(({ text }) => text).join(' '))
    .join('\n')
}

const getLineLength = (words: readonly Word[]) => words.reduce((sum, { length }) => sum + length + 1, -1)
