import type { Mark } from './mark'

/** A run of text with the mark it belongs to, if any. */
export type MarkedRun = { start: number; text: string; mark?: Mark }

/** Runs that belong to one mark that holds others; `outer` is left out between such marks. */
export type MarkedPiece = { start: number; outer?: Mark; runs: readonly MarkedRun[] }

/**
 * A text from 0 to `end` in pieces to draw; joined they are the text. Where marks without a badge cross, the one that begins later is
 * whole and the earlier one ends there.
 */
export function splitByMarks(text: string, marks: readonly Mark[], end = text.length): MarkedPiece[] {
  const within = marks.filter((mark) => mark.start < mark.end && mark.end <= end)
  const byStart = (one: Mark, other: Mark) => one.start - other.start || other.end - one.end
  const outer = within.filter(({ badge }) => badge !== undefined).toSorted(byStart)
  const inner = within.filter(({ badge }) => badge === undefined).toSorted(byStart)
  const pieces: MarkedPiece[] = []
  let position = 0
  let next = 0

  function runsUntil(stop: number): MarkedRun[] {
    const runs: MarkedRun[] = []
    const add = (to: number, mark?: Mark) => {
      if (to > position) runs.push({ start: position, text: text.slice(position, to), ...(mark && { mark }) })
      position = Math.max(position, to)
    }
    for (let mark = inner[next]; mark && mark.start < stop; mark = inner[next]) {
      next += 1
      add(mark.start)
      add(Math.min(mark.end, stop, inner[next]?.start ?? stop), mark)
    }
    add(stop)
    return runs
  }
  const push = (stop: number, mark?: Mark) => {
    const start = position
    const runs = runsUntil(stop)
    if (runs.length > 0) pieces.push({ start, runs, ...(mark && { outer: mark }) })
  }
  for (const mark of outer) {
    if (mark.start < position) continue
    push(mark.start)
    push(mark.end, mark)
  }
  push(end)
  return pieces
}
