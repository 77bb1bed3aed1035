const partners: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '”': '“', '»': '«' }
const openers = new Set(Object.values(partners))

/** A sentence for each kind of bracket or quotation mark that has no partner in its paragraph. Smileys and list letters such as "a)" have none. */
export function findUnclosedBrackets(text: string): string[] {
  const lone = new Set<string>()
  for (const paragraph of text.split(/\n\s{0,20}\n/)) {
    const open: string[] = []
    for (const { 0: mark, index } of paragraph.matchAll(/[()[\]{}“”«»]/g)) {
      const partner = partners[mark]
      if (/(?:^|\s)(?:[:;=8][-']?|\p{L}|\p{N}{1,2})$/u.test(paragraph.slice(Math.max(0, index - 4), index)))
        continue
      if (openers.has(mark)) open.push(mark)
      else if (open.at(-1) === partner) open.pop()
      else lone.add(mark)
    }
    for (const mark of open) lone.add(mark)
  }
  return [...lone].map((mark) => `A “${mark}” has no partner.`)
}
