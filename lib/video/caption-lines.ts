import { parseTime } from '@/lib/audio/captions/timed-text'
import type { Segment } from '@/lib/audio/captions/transcript'
import { stripTags } from '@/lib/audio/subtitles/markup'
import { segmentWords, splitGraphemes } from '@/lib/core/strings/segment-text'
import type { CaptionLine } from './video-job'

type Word = CaptionLine['words'][number]

/** Short lines, as creators use them, are read at a glance. Chinese, Japanese and Korean letters count twice. */
const MAX_LETTERS = 32
const MAX_WORDS = 6

const wideLetterPattern = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
/** Marks and symbols may be part of the letter before them. Without any, graphemes would take 20 times as long. */
const countLetters = (text: string) =>
  (/[\p{M}\p{S}\p{C}]/u.test(text) ? splitGraphemes(text) : [...text]).reduce(
    (count, letter) => count + (wideLetterPattern.test(letter) ? 2 : 1),
    0,
  )

/** Splits cues into short lines whose words have times: those of the file, else shares of the cue by letters. */
export function buildCaptionLines(cues: readonly Segment[]): CaptionLine[] {
  return cues.flatMap((cue) => {
    const lines = splitWords(listWords(cue))
    return lines.map((words, index) => ({
      start: words[0]?.start ?? cue.start,
      end: lines[index + 1]?.[0]?.start ?? cue.end,
      words,
    }))
  })
}

/** WebVTT may have times between words, as in `one <00:02.500>two`. */
function listWords({ start, end, text, words }: Segment): readonly Word[] {
  if (words) return words
  const [firstText = '', ...timedTexts] = text.split(/(?=<\d[\d:.]*>)/)
  const chunks = [{ start, text: firstText }]
  for (const timedText of timedTexts) {
    const time = parseTime(/^<([\d:.]+)>/.exec(timedText)?.[1] ?? '', 1)
    chunks.push({ start: Math.min(end, Math.max(chunks.at(-1)?.start ?? start, time ?? start)), text: timedText })
  }
  return chunks.flatMap((chunk, index) =>
    shareTime(segmentWords(stripTags(chunk.text)), chunk.start, chunks[index + 1]?.start ?? end),
  )
}

/** Gives each text a share of the time by its letters. */
export function shareTime(texts: readonly string[], start: number, end: number): Word[] {
  const secondsPerLetter = (end - start) / texts.reduce((sum, text) => sum + countLetters(text), 0)
  let time = start
  return texts.map((text) => {
    const textStart = time
    time += countLetters(text) * secondsPerLetter
    return { text, start: textStart, end: time }
  })
}

/** Divides words into as few lines as fit, of about the same length. */
export function splitWords(words: readonly Word[]): Word[][] {
  const totalLetters = words.reduce((sum, { text }) => sum + countLetters(text) + 1, 0)
  const lineCount = Math.max(Math.ceil(totalLetters / MAX_LETTERS), Math.ceil(words.length / MAX_WORDS))
  const lines: Word[][] = []
  let letters = 0
  for (const [index, word] of words.entries()) {
    const wordLetters = countLetters(word.text) + 1
    const line = lines.at(-1)
    const otherLinesHaveRoom = words.length - index <= (lineCount - lines.length) * MAX_WORDS
    const isLong = letters + wordLetters / 2 > totalLetters / lineCount && otherLinesHaveRoom
    if (line && !isLong && letters + wordLetters <= MAX_LETTERS && line.length < MAX_WORDS) {
      line.push(word)
      letters += wordLetters
    } else {
      lines.push([word])
      letters = wordLetters
    }
  }
  return lines
}

type Timed = { start: number; end: number }

/** Moves the lines of a part by an offset, and drops what is outside of it. */
export function moveCaptionLines<Line extends CaptionLine>(lines: readonly Line[], part: Timed, offset: number) {
  const trimToPart = <Item extends Timed>(item: Item): Item => ({
    ...item,
    start: Math.max(item.start, part.start) + offset,
    end: Math.min(item.end, part.end) + offset,
  })
  // Speech models give some words no length.
  const isInside = ({ start, end }: Timed) => start < part.end && (end > part.start || start === part.start)
  return lines
    .filter(isInside)
    .map((line) => ({ ...trimToPart(line), words: line.words.filter(isInside).map(trimToPart) }))
    .filter(({ words }) => words.length > 0)
}
