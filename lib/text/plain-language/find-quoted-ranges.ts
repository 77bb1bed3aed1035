const quotationPattern = /“[^“”]{1,400}”|"[^"\n]{1,400}"|«[^«»]{1,400}»/g

/** Where somebody is quoted, in UTF-16 units: those words stay as they were said. */
export function findQuotedRanges(text: string): { start: number; end: number }[] {
  return [...text.matchAll(quotationPattern)].map(({ 0: matchedText, index }) => ({
    start: index,
    end: index + matchedText.length,
  }))
}
