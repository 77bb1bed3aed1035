import { uniqueBy } from '@/lib/core/unique-by'
import { type Link, parseLinks, removeLinks } from '@/lib/platforms/links'
import { type Chapter, normalizeChapters, parseChapters, parseTimestamp } from '@/lib/platforms/youtube/chapters'
import { memoizePerRequest } from '@/lib/tool/visitor-text'
import type { DescriptionInput } from './fields'

export type Source = {
  /** As pasted, without duplicates; writers never generate links. */
  links: Link[]
  /** Pasted chapters in YouTube's order; empty if none were pasted or the video is a Short. */
  chapters: Chapter[]
  labels: string[]
  /** The prompt without links and chapters: the topic of the video. */
  text: string
}

const timestampLinePattern = /^[^\w\n\r\u2028\u2029]*(?:\d{1,2}:)?\d{1,2}:[0-5]\d(?!\d)/
const MAX_CHAPTERS = 60
const MIN_CHAPTER_GAP_SECONDS = 8

/** Parses the pasted links and times in code, so that they stay unchanged. */
export const parseSource = memoizePerRequest(({ prompt, parameters }: DescriptionInput): Source => {
  const lines = prompt.split('\n')
  const promptChapters = parseChapters(lines.filter((line) => timestampLinePattern.test(line)).join('\n'))
  const pastedChapters = parameters.chapters === '' ? promptChapters : parseChapters(parameters.chapters)
  const hasChapterList = promptChapters.length > 1
  const cleanLabel = (text: string) => text.replace(/[<>]/g, '').trim()
  return {
    links: parameters.type === 'short' ? [] : findUniqueLinks(prompt, parameters.links),
    chapters:
      parameters.type === 'short' || isTranscript(pastedChapters)
        ? []
        : normalizeChapters(
            pastedChapters.map((chapter) => ({ ...chapter, label: cleanLabel(removeLinks(chapter.label)) })),
            'Intro',
          ),
    labels: pastedChapters.length > 0 || parameters.type === 'short' ? [] : parseLabels(parameters.chapters),
    text: removeLinks(
      hasChapterList && !isTranscript(promptChapters)
        ? lines.filter((line) => !timestampLinePattern.test(line)).join('\n')
        : prompt,
    )
      .replace(hasChapterList ? new RegExp(timestampLinePattern, 'gm') : /(?!)/g, '')
      .trim(),
  }
})

function parseLabels(text: string): string[] {
  return text
    .split(/[\n,;|]/)
    .map((label) => label.replace(/[<>]/g, '').trim())
    .filter((label) => label !== '')
}

/** Whether the times form a transcript: one per spoken line, too many and too close for chapters. */
function isTranscript(chapters: readonly Chapter[]): boolean {
  const startTimes = chapters.map(({ time }) => parseTimestamp(time))
  const closeStarts = startTimes.filter(
    (start, index) => index > 0 && start - (startTimes[index - 1] ?? 0) < MIN_CHAPTER_GAP_SECONDS,
  )
  return chapters.length > MAX_CHAPTERS || (chapters.length > 4 && closeStarts.length > chapters.length / 2)
}

function findUniqueLinks(...texts: readonly string[]): Link[] {
  return uniqueBy(texts.flatMap(parseLinks), ({ url }) => url)
}
