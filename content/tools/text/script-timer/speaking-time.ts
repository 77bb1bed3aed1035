import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { continuesSentence } from '@/lib/core/strings/split-sentences'
import { findWords } from '@/lib/core/strings/words'

type Pace = {
  wordsPerMinute: number
  /** Whether punctuation takes extra time; a pace measured on a whole text already includes it. */
  hasPunctuationPauses: boolean
}

/** The position of a word or pause, in UTF-16 units, and its start and end, in seconds from the start. */
export type SpeechSegment = { start: number; end: number; startSeconds: number; endSeconds: number; isSpoken: boolean }

const pauseSeconds = { beat: 1, long: 3, comma: 0.2, sentence: 0.5, paragraph: 1 }

const directionPattern =
  /\[(?<named>[^[\]\n]{0,200})\]|^#{1,6}[^\S\n].*|^\p{Lu}[\p{Lu}.’'/-]{0,20}(?: [\p{Lu}.’'/()-]{1,20})?:(?:\s\([^()\n]{0,40}\))?(?=\s)/gmu
const punctuationPattern =
  /(?<paragraph>\n[^\S\n]*\n)|(?<sentence>(?<![.!?…。！？])(?:[.!?…]+(?=\s|$|["”’)])|[。！？]+))|(?<comma>(?<![,;:،、，；：])(?:[,;:،]+(?=\s|$)|[、，；：]+)|\s[–—]\s)/g

/**
 * [beat] and [pause] take one second, [long pause] three, [2 s] its own time. Other notes, headings and names such as
 * “HOST: (smiling)” are silent.
 */
export function buildSpeechSegments(text: string, { wordsPerMinute, hasPunctuationPauses }: Pace): SpeechSegment[] {
  const directions = Array.from(text.matchAll(directionPattern), ({ 0: matchedText, groups, index: start }) => ({
    start,
    end: start + matchedText.length,
    seconds: parseSeconds(groups?.named ?? ''),
    isSpoken: false,
  }))
  const spokenText = text.replace(directionPattern, ({ length }) => ' '.repeat(length))
  const words = findWords(spokenText).map(({ text: word, index: start }) => ({
    start,
    end: start + word.length,
    seconds: 60 / wordsPerMinute,
    isSpoken: true,
  }))
  const pauses = hasPunctuationPauses ? findPunctuationPauses(spokenText) : []
  let wordCount = 0
  let silentSeconds = 0
  let endSeconds = 0
  return [...words, ...directions, ...pauses]
    .filter((segment) => segment.seconds > 0)
    .toSorted((one, other) => one.start - other.start)
    .map(({ seconds, ...segment }) => {
      const startSeconds = endSeconds
      if (segment.isSpoken) wordCount += 1
      else silentSeconds += seconds
      // A sum of word times would be rounded at each word, and 225 words would miss 90 seconds.
      endSeconds = Number(((wordCount * 60) / wordsPerMinute + silentSeconds).toFixed(6))
      return { ...segment, startSeconds, endSeconds }
    })
}

function parseSeconds(directionText: string): number {
  const normalizedText = trimEndMatching(directionText.trim().toLowerCase(), /\./)
  const durationMatch =
    /^(?:(?:long\s|short\s)?(?:beat|pause|break|silence)(?:\s?[:,]|\sfor)?\s?)?(\d{1,4}(?:\.\d{1,2})?)[\s-]?(?:s|secs?|seconds?|(?<milli>ms|milliseconds?)|(?<minute>mins?|minutes?))(?:\s(?:beat|pause|break|silence))?$/.exec(
      normalizedText,
    )
  if (durationMatch) {
    const { milli, minute } = durationMatch.groups ?? {}
    return Number(durationMatch[1]) * (milli ? 0.001 : minute ? 60 : 1)
  }
  if (/^long (?:beat|pause)$/.test(normalizedText)) return pauseSeconds.long
  return /^(?:(?:short )?(?:beat|pause)|breath|breathe)$/.test(normalizedText) ? pauseSeconds.beat : 0
}

function findPunctuationPauses(spokenText: string) {
  const marks = [...spokenText.matchAll(punctuationPattern)].filter(
    ({ 0: mark, index }) =>
      mark !== '.' ||
      !continuesSentence(
        `${spokenText.slice(Math.max(0, index - 9), index)}. `,
        spokenText.slice(index + 2, index + 12),
      ),
  )
  return marks.map(({ 0: matchedText, groups = {}, index: start }) => ({
    start,
    end: start + matchedText.length,
    seconds: groups.paragraph ? pauseSeconds.paragraph : groups.sentence ? pauseSeconds.sentence : pauseSeconds.comma,
    isSpoken: false,
  }))
}
