import { uniqueBy } from '@/lib/core/strings/unique-by'
import { type Link, readLinks, removeLinks } from '@/lib/platforms/links'
import { type Chapter, parseTimestamp, readChapters, sortChapters } from '@/lib/platforms/youtube/chapters'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import type { DescriptionInput } from './fields'

export type Source = {
  /** As pasted, each once: they are never written by an engine. */
  links: Link[]
  /** Pasted chapters in YouTube's order; empty where none were pasted or the video is a Short. */
  chapters: Chapter[]
  /** Names of chapters that came without their times. */
  labels: string[]
  /** The prompt without both: what the video is about. */
  text: string
}

const timestampLine = /^[^\w\n\r\u2028\u2029]*(?:\d{1,2}:)?\d{1,2}:[0-5]\d(?!\d)/
const MAX_CHAPTERS = 60
const MIN_CHAPTER_GAP_SECONDS = 8

/** What the visitor pasted, taken apart by code, so that links and times arrive as they came. */
export const parseSource = memoizePerRequest(({ prompt, parameters }: DescriptionInput): Source => {
  const lines = prompt.split('\n')
  const listed = readChapters(lines.filter((line) => timestampLine.test(line)).join('\n'))
  const pasted = parameters.chapters === '' ? listed : readChapters(parameters.chapters)
  const isList = listed.length > 1
  const label = (text: string) => text.replace(/[<>]/g, '').trim()
  return {
    links: parameters.type === 'short' ? [] : findUniqueLinks(prompt, parameters.links),
    chapters:
      parameters.type === 'short' || isTranscript(pasted)
        ? []
        : sortChapters(
            pasted.map((chapter) => ({ ...chapter, label: label(removeLinks(chapter.label)) })),
            'Intro',
          ),
    labels: pasted.length > 0 || parameters.type === 'short' ? [] : parseLabels(parameters.chapters),
    text: removeLinks(
      isList && !isTranscript(listed) ? lines.filter((line) => !timestampLine.test(line)).join('\n') : prompt,
    )
      .replace(isList ? new RegExp(timestampLine, 'gm') : /(?!)/g, '')
      .trim(),
  }
})

function parseLabels(text: string): string[] {
  return text
    .split(/[\n,;|]/)
    .map((label) => label.replace(/[<>]/g, '').trim())
    .filter((label) => label !== '')
}

/** A time before every spoken line is a transcript: too many and too close for chapters. */
function isTranscript(chapters: readonly Chapter[]): boolean {
  const starts = chapters.map(({ time }) => parseTimestamp(time))
  const close = starts.filter(
    (at, index) => index > 0 && at - (starts[index - 1] ?? 0) < MIN_CHAPTER_GAP_SECONDS,
  )
  return chapters.length > MAX_CHAPTERS || (chapters.length > 4 && close.length > chapters.length / 2)
}

function findUniqueLinks(...texts: readonly string[]): Link[] {
  return uniqueBy(texts.flatMap(readLinks), ({ url }) => url)
}
