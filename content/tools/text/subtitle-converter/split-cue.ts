import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import type { Cue } from './cue'
import { stripTags } from './markup'
import { joinCueLines } from './repair-cues'

/** Lines that a subtitle has at most. */
const MAX_LINES = 2

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * A cue whose words fit in two lines of `width` characters, or the several that it takes, which share its time by the length of their words.
 * One that has to be broken anew loses its tags: they might open in one piece and close in another.
 */
export function splitCue(cue: Cue, width: number): Cue[] {
  const lines = cue.text.split('\n')
  if (lines.length <= MAX_LINES && lines.every((line) => countGraphemes(stripTags(line)) <= width))
    return [cue]
  const wrapped = wrap(joinCueLines(stripTags(cue.text)), width)
  if (wrapped.length === 0) return [cue]
  const pieces: string[] = []
  for (let at = 0; at < wrapped.length; at += MAX_LINES)
    pieces.push(balanceLines(wrapped.slice(at, at + MAX_LINES)))
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0)
  let said = 0
  return pieces.map((text) => {
    const start = cue.start + ((cue.end - cue.start) * said) / total
    said += text.length
    return { ...cue, text, start, end: cue.start + ((cue.end - cue.start) * said) / total }
  })
}

type Word = { text: string; length: number }

/** Lines as full as they get; a word that is longer than a line is cut between characters as people see them. */
function wrap(text: string, width: number): Word[][] {
  const lines: Word[][] = []
  let room = 0
  for (const word of text.split(/\s+/).flatMap((word) => splitLongWord(word, width))) {
    const line = room > word.length ? lines.at(-1) : undefined
    if (line) line.push(word)
    else lines.push([word])
    room = (line ? room - 1 : width) - word.length
  }
  return lines
}

function splitLongWord(word: string, width: number): Word[] {
  if (word === '') return []
  if (/^[!-~]+$/.test(word)) return sliceAscii(word, width)
  const characters = Array.from(graphemes.segment(word), ({ segment }) => segment)
  return Array.from({ length: Math.ceil(characters.length / width) }, (_, index) => {
    const some = characters.slice(index * width, (index + 1) * width)
    return { text: some.join(''), length: some.length }
  })
}

const sliceAscii = (word: string, width: number): Word[] =>
  Array.from({ length: Math.ceil(word.length / width) }, (_, index) => {
    const text = word.slice(index * width, (index + 1) * width)
    return { text, length: text.length }
  })

/** One line, or two of about the same length, broken where that is nearest to the middle. */
function balanceLines(lines: readonly Word[][]): string {
  const words = lines.flat()
  const total = getLineLength(words)
  let first = 0
  let best = lines[0]?.length ?? 0
  let longest = Math.max(...lines.map(getLineLength))
  for (const [index, { length }] of words.entries()) {
    first += length + (index === 0 ? 0 : 1)
    const longer = Math.max(first, total - first - 1)
    if (lines.length < MAX_LINES || index === words.length - 1 || longer >= longest) continue
    best = index + 1
    longest = longer
  }
  return [words.slice(0, best), words.slice(best)]
    .filter((line) => line.length > 0)
    .map((line) => line.map(({ text }) => text).join(' '))
    .join('\n')
}

const getLineLength = (words: readonly Word[]) => words.reduce((sum, { length }) => sum + length + 1, -1)
