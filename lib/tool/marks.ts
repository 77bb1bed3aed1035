import { startsWithVowelSound } from '@/lib/core/strings/words'

/** An annotated range of a text, in UTF-16 units. */
export type Mark = {
  start: number
  end: number
  kind: string
  explanation: string
  /** Possible replacements; '' deletes the range. */
  suggestions?: readonly string[]
  /** Shown as a small badge at its end. Only a mark with a badge may contain others, as a sentence contains words. */
  badge?: string
}

export type MarkVariant = 'red' | 'amber' | 'green' | 'cyan' | 'purple' | 'dotted'

export type MarkKind = { kind: string; label: string; variant: MarkVariant }

/** A deletion also removes the space and commas around it, and the next word takes over the capital of a sentence. */
export function applySuggestion(text: string, { start, end }: Mark, replacement: string): string {
  if (replacement !== '') return text.slice(0, start) + replacement + text.slice(end)
  const [textBefore, textAfter] = [text.slice(0, start), text.slice(end)]
  const separatorMatch = /^,?[^\S\n]+/.exec(textAfter)
  if (!separatorMatch) return textBefore.replace(/,?[^\S\n]$/, '') + textAfter
  const remainingText = textAfter.slice(separatorMatch[0].length)
  const originalFirstLetter = /^\p{L}/u.exec(remainingText)?.[0] ?? ''
  const startsSentence = /(?:^|[.!?…\n])[^\p{L}\p{N},.!?…\n]*$/u.test(textBefore.slice(-10))
  const isCapital = startsSentence && /^\p{Lu}/u.test(text.slice(start))
  const firstLetter = isCapital ? originalFirstLetter.toUpperCase() : originalFirstLetter
  const cleanedTextBefore = separatorMatch[0].startsWith(',') ? textBefore.replace(/,(?=[^\S\n]$)/, '') : textBefore
  return adjustArticle(cleanedTextBefore, remainingText) + firstLetter + remainingText.slice(originalFirstLetter.length)
}

/** Adjusts a final English “a” or “an” to the word that follows. */
function adjustArticle(textBefore: string, remainingText: string): string {
  const [matchedText = '', article = '', space = ''] = /(?<![\p{L}\p{N}])(an?)(\s)$/iu.exec(textBefore) ?? []
  if (matchedText === '' || !/^\p{L}/u.test(remainingText)) return textBefore
  const newArticle = article.charAt(0) + (startsWithVowelSound(remainingText) ? 'n' : '')
  return textBefore.slice(0, -matchedText.length) + newArticle + space
}

export type MarkedRun = { start: number; text: string; mark?: Mark }

/** Runs of one mark that contains others; `outer` is absent between such marks. */
type MarkedChunk = { start: number; outer?: Mark; runs: readonly MarkedRun[] }

/** The joined chunks equal the text. Where marks without a badge overlap, the earlier ends where the later starts. */
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
