import { formatTimestamp } from '@/lib/core/format/format-time'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'

export type Chapter = { time: string; label: string }

/** YouTube's rules for chapters. Source: support.google.com/youtube/answer/9884579 (checked 2026-11). */
export const chapterRules = { minCount: 3, minSeconds: 10 } as const

const timePattern = '(?:\\d{1,2}:)?\\d{1,2}:[0-5]\\d'
const timestampPattern = new RegExp(
  `(?<![\\d:])(${timePattern})(?![\\d:])(?:\\s*[-–—]\\s*${timePattern}(?![\\d:]))?`,
  'g',
)
const leadingPunctuationPattern = /^[\s\-–—:.,;|()[\]•*]+/u
const trailingPunctuationPattern = /[\s\-–—:,;|([•*]/u

/** Returns the seconds from the start: 3723 for "1:02:03"; NaN for an invalid time. */
export function parseTimestamp(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** Parses pasted chapters, one per line or all on one line, in the order of the text. A range becomes its start. */
export function parseChapters(text: string): Chapter[] {
  return text.split('\n').flatMap((line) => {
    const timestamps = [...line.matchAll(timestampPattern)]
    return timestamps.map((match, index) => {
      const textAfter = line.slice(match.index + match[0].length, timestamps[index + 1]?.index)
      const hasLabelAfter = /[\p{L}\p{N}]/u.test(textAfter)
      const labelText = hasLabelAfter ? textAfter : timestamps.length === 1 ? line.slice(0, match.index) : ''
      const label = trimEndMatching(labelText.replace(leadingPunctuationPattern, ''), trailingPunctuationPattern).trim()
      return { time: formatTimestamp(parseTimestamp(match[1] ?? '')), label }
    })
  })
}

/** Removes duplicate times and adds a chapter at 0:00, as YouTube requires. An empty list stays empty. */
export function normalizeChapters(chapters: readonly Chapter[], openingLabel: string): Chapter[] {
  const chaptersByTime = new Map<number, Chapter>()
  for (const chapter of chapters) {
    const seconds = parseTimestamp(chapter.time)
    if (chapter.label !== '' && !chaptersByTime.has(seconds)) chaptersByTime.set(seconds, chapter)
  }
  if (chaptersByTime.size > 0 && !chaptersByTime.has(0)) chaptersByTime.set(0, { time: '0:00', label: openingLabel })
  return [...chaptersByTime].sort(([a], [b]) => a - b).map(([, chapter]) => chapter)
}

/** Returns why YouTube would show no chapters for an ordered list, as a sentence, or null. */
export function getChapterProblem(chapters: readonly Chapter[]): string | null {
  if (chapters.length === 0) return null
  if (chapters.length < chapterRules.minCount) {
    return `YouTube needs at least ${chapterRules.minCount} timestamps for chapters.`
  }
  const shortChapter = chapters.find(({ time: start }, index) => {
    const nextChapter = chapters[index + 1]
    return nextChapter && parseTimestamp(nextChapter.time) - parseTimestamp(start) < chapterRules.minSeconds
  })
  if (!shortChapter) return null
  return `“${shortChapter.label}” is shorter than ${chapterRules.minSeconds} seconds, so YouTube won’t show chapters.`
}
