const openerByCloser: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '”': '“', '»': '«' }
const openers = new Set(Object.values(openerByCloser))

/**
 * Returns a sentence for each kind of bracket or quotation mark without a partner in its paragraph. Ignores smileys and
 * list letters such as "a)".
 */
export function findUnclosedBrackets(text: string): string[] {
  const unmatchedMarks = new Set<string>()
  for (const paragraph of text.split(/\n\s{0,20}\n/)) {
    const openMarks: string[] = []
    for (const { 0: mark, index } of paragraph.matchAll(/[()[\]{}“”«»]/g)) {
      const partner = openerByCloser[mark]
      if (/(?:^|\s)(?:[:;=8][-']?|\p{L}|\p{N}{1,2})$/u.test(paragraph.slice(Math.max(0, index - 4), index))) continue
      if (openers.has(mark)) openMarks.push(mark)
      else if (openMarks.at(-1) === partner) openMarks.pop()
      else unmatchedMarks.add(mark)
    }
    for (const mark of openMarks) unmatchedMarks.add(mark)
  }
  return [...unmatchedMarks].map((mark) => `A “${mark}” has no partner.`)
}
