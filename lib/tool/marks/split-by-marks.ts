import type { Mark } from './mark'

export type MarkedRun = { start: number; text: string; mark?: Mark }

/** Runs of one mark that contains others; `outer` is absent between such marks. */
export type MarkedChunk = { start: number; outer?: Mark; runs: readonly MarkedRun[] }

/**
 * Splits a text from 0 to `end` into chunks to draw; joined, they equal the text. Where marks without a badge overlap,
 * the later one is whole and the earlier one ends at its start.
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
