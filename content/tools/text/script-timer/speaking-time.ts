import { findWords } from '@/lib/core/strings/words'

type Pace = {
  wordsPerMinute: number
  /** Whether punctuation takes extra time; a pace measured on a whole text already includes it. */
  hasPunctuationPauses: boolean
}

/** The position of a word or pause, in UTF-16 units, and its start and end, in seconds from the start. */
export type SpeechSegment = { start: number; end: number; startSeconds: number; endSeconds: number; isSpoken: boolean }

const pauseSeconds = { beat: 1, long: 3, comma: 0.2, sentence: 0.5, paragraph: 1 }

const directionPattern = /\[(?<named>[^[\]\n]{0,200})\]/g
const punctuationPattern =
  /(?<paragraph>\n[^\S\n]*\n)|(?<sentence>(?<![.!?…。！？])(?:[.!?…]+(?=\s|$|["”’)])|[。！？]+))|(?<comma>(?<![,;:،、，；：])(?:[,;:،]+(?=\s|$)|[、，；：]+)|\s[–—]\s)/g

/** [beat] and [pause] take one second, [long pause] three, [2 s] its own time. Other text in brackets is not spoken. */
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
  let endSeconds = 0
  return [...words, ...directions, ...pauses]
    .filter((segment) => segment.seconds > 0)
    .toSorted((one, other) => one.start - other.start)
    .map(({ seconds, ...segment }) => {
      const startSeconds = endSeconds
      endSeconds += seconds
      return { ...segment, startSeconds, endSeconds }
    })
}

function parseSeconds(directionText: string): number {
  const normalizedText = directionText.trim().toLowerCase()
  const durationMatch =
    /^(?:(?:long\s|short\s)?(?:beat|pause|break|silence)\s?)?(\d{1,2}(?:\.\d)?)\s?(?:s|sec|secs|seconds?)$/.exec(
      normalizedText,
    )
  if (durationMatch) return Number(durationMatch[1])
  if (/^long (?:beat|pause)$/.test(normalizedText)) return pauseSeconds.long
  return /^(?:(?:short )?(?:beat|pause)|breath|breathe)$/.test(normalizedText) ? pauseSeconds.beat : 0
}

function findPunctuationPauses(spokenText: string) {
  return Array.from(spokenText.matchAll(punctuationPattern), ({ 0: matchedText, groups = {}, index: start }) => ({
    start,
    end: start + matchedText.length,
    seconds: groups.paragraph ? pauseSeconds.paragraph : groups.sentence ? pauseSeconds.sentence : pauseSeconds.comma,
    isSpoken: false,
  }))
}
