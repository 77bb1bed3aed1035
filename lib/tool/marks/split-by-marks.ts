import type { Mark } from './mark'

/** A run of text with the mark it belongs to, if any. */
export type MarkedRun = { start: number; text: string; mark?: Mark }

/** Runs that belong to one mark that holds others; `outer` is left out between such marks. */
export type MarkedChunk = { start: number; outer?: Mark; runs: readonly MarkedRun[] }

/**
 * A text from 0 to `end` in pieces to draw; joined they are the text. Where marks without a badge cross, the one that begins later is
 * whole and the earlier one ends there.
 */
export function splitByMarks(text: string, marks: readonly Mark[], end = text.length): MarkedChunk[] {
  const validMarks = marks.filter((mark) => mark.start < mark.end && mark.end <= end)
  const byStart = (one: Mark, other: Mark) => one.start - other.start || other.end - one.end
  const outer = validMarks.filter(({ badge }) => badge !== undefined).toSorted(byStart)
  const inner = validMarks.filter(({ badge }) => badge === undefined).toSorted(byStart)
  const chunks: MarkedChunk[] = []
  let offset = 0
  let nextIndex = 0

  function collectRuns(stop: number): MarkedRun[] {
    const runs: MarkedRun[] = []
    const add = (to: number, mark?: Mark) => {
      if (to > offset) runs.push({ start: offset, text: text.slice(offset, to), ...(mark && { mark }) })
      offset = Math.max(offset, to)
    }
    for (let mark = inner[nextIndex]; mark && mark.start < stop; mark = inner[nextIndex]) {
      nextIndex += 1
      add(mark.start)
      add(Math.min(mark.end, stop, inner[nextIndex]?.start ?? stop), mark)
    }
    add(stop)
    return runs
  }
  const pushChunk = (stop: number, mark?: Mark) => {
    const start = offset
    const runs = collectRuns(stop)
    if (runs.length > 0) chunks.push({ start, runs, ...(mark && { outer: mark }) })
  }
  for (const mark of outer) {
    if (mark.start < offset) continue
    pushChunk(mark.start)
    pushChunk(mark.end, mark)
  }
  pushChunk(end)
  return chunks
}
