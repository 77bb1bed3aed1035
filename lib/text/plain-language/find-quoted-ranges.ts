const quotationPattern = /“[^“”]{1,400}”|"[^"\n]{1,400}"|«[^«»]{1,400}»/g

/** Finds quotations, in UTF-16 units; their words must not change. */
export function findQuotedRanges(text: string): { start: number; end: number }[] {
  return [...text.matchAll(quotationPattern)].map(({ 0: matchedText, index }) => ({
    start: index,
    end: index + matchedText.length,
  }))
}
