import { uniqueBy } from '@/lib/core/unique-by'
import { parseLinks, removeLinks } from '@/lib/platforms/links'
import { type Chapter, normalizeChapters, parseChapters, parseTimestamp } from '@/lib/platforms/youtube/chapters'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import type { DescriptionInput } from './tool'

const timestampLinePattern = /^[^\w\n\r\u2028\u2029]*(?:\d{1,2}:)?\d{1,2}:[0-5]\d(?!\d)/
const MAX_CHAPTERS = 60
const MIN_CHAPTER_GAP_SECONDS = 8

/** Parses the pasted links and times in code, so that they stay unchanged. */
export const parseSource = memoizePerRequest(({ prompt, parameters }: DescriptionInput) => {
  const isShort = parameters.type === 'short'
  const lines = prompt.split('\n')
  const promptChapters = parseChapters(lines.filter((line) => timestampLinePattern.test(line)).join('\n'))
  const pastedChapters = parameters.chapters === '' ? promptChapters : parseChapters(parameters.chapters)
  const hasTranscript = isTranscript(promptChapters)
  const removeTime = (line: string) =>
    hasTranscript ? line.replace(timestampLinePattern, '') : timestampLinePattern.test(line) ? [] : line
  const plainChapters = pastedChapters.map(({ time, label }) => ({ time, label: cleanLabel(removeLinks(label)) }))
  const labels = parameters.chapters.split(/[\n,;|]/).flatMap((label) => cleanLabel(label) || [])
  return {
    /** As pasted, without duplicates; writers never generate links. */
    links: isShort ? [] : uniqueBy([prompt, parameters.links].flatMap(parseLinks), ({ url }) => url),
    /** Pasted chapters in YouTube's order; empty if none were pasted or the video is a Short. */
    chapters: isShort || isTranscript(pastedChapters) ? [] : normalizeChapters(plainChapters, 'Intro'),
    labels: isShort || pastedChapters.length > 0 ? [] : labels,
    /** The prompt without links and chapters: the topic of the video. */
    text: removeLinks((promptChapters.length > 1 ? lines.flatMap(removeTime) : lines).join('\n')).trim(),
  }
})

/** Returns the URLs of all links, also of those that a Short omits. */
export const findVisitorUrls = memoizePerRequest(
  ({ prompt, parameters }: DescriptionInput) =>
    new Set([prompt, parameters.links].flatMap(parseLinks).map(({ url }) => url)),
)

function cleanLabel(label: string): string {
  return label.replace(/[<>]/g, '').trim()
}

/** Whether the times form a transcript: one per spoken line, too many and too close for chapters. */
function isTranscript(chapters: readonly Chapter[]): boolean {
  const startTimes = chapters.map(({ time }) => parseTimestamp(time))
  const gaps = startTimes.slice(1).map((start, index) => start - (startTimes[index] ?? 0))
  const closeStarts = gaps.filter((gap) => gap < MIN_CHAPTER_GAP_SECONDS)
  return chapters.length > MAX_CHAPTERS || (chapters.length > 4 && closeStarts.length > chapters.length / 2)
}
