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
  const compareByStart = (a: Mark, b: Mark) => a.start - b.start || b.end - a.end
  const outerMarks = validMarks.filter(({ badge }) => badge !== undefined).toSorted(compareByStart)
  const innerMarks = validMarks.filter(({ badge }) => badge === undefined).toSorted(compareByStart)
  const chunks: MarkedChunk[] = []
  let offset = 0
  let nextIndex = 0

  function collectRuns(endOffset: number): MarkedRun[] {
    const runs: MarkedRun[] = []
    const addRun = (runEnd: number, mark?: Mark) => {
      if (runEnd > offset) runs.push({ start: offset, text: text.slice(offset, runEnd), ...(mark && { mark }) })
      offset = Math.max(offset, runEnd)
    }
    for (let mark = innerMarks[nextIndex]; mark && mark.start < endOffset; mark = innerMarks[nextIndex]) {
      nextIndex += 1
      addRun(mark.start)
      addRun(Math.min(mark.end, endOffset, innerMarks[nextIndex]?.start ?? endOffset), mark)
    }
    addRun(endOffset)
    return runs
  }
  const pushChunk = (endOffset: number, mark?: Mark) => {
    const start = offset
    const runs = collectRuns(endOffset)
    if (runs.length > 0) chunks.push({ start, runs, ...(mark && { outer: mark }) })
  }
  for (const mark of outerMarks) {
    if (mark.start < offset) continue
    pushChunk(mark.start)
    pushChunk(mark.end, mark)
  }
  pushChunk(end)
  return chunks
}
