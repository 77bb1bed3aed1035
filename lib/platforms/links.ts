import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { replaceRanges } from '@/lib/core/strings/text-ranges'
import { findUrlRanges } from '@/lib/core/strings/urls'
import { uniqueBy } from '@/lib/core/unique-by'

/** A link as the visitor wrote it, with the words before it; `label` is '' without any. */
export type Link = { label: string; url: string }

/** Longer text before a link is a sentence, not its label. */
const MAX_LABEL_LENGTH = 60

/** Returns the unique links of a text, each with the text before it on its line. */
export function parseLinks(text: string): Link[] {
  const links = text.split('\n').flatMap((line) => {
    let offset = 0
    return findUrlRanges(line).map(({ start, end }) => {
      const textBefore = line.slice(offset, start).replace(/^[\s\-–—:,;|•*>)]+/u, '')
      const label = trimEndMatching(textBefore, /[\s\-–—:,;|(<]/u).replace(/[<>]/g, '')
      offset = end
      return { label: label.length > MAX_LABEL_LENGTH ? '' : label, url: line.slice(start, end) }
    })
  })
  return uniqueBy(links, ({ url }) => url)
}

export const removeLinks = (text: string): string => replaceRanges(text, findUrlRanges(text), () => '')
