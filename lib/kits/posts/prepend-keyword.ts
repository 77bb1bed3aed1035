import { toWordSet } from '@/lib/core/strings/near-duplicate'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { Line } from '@/lib/writer/frames/line-picker'

/** Puts what people type before a line that does not say it, in whatever order, as long as both fit into `maxLength` UTF-16 units; no keyword changes nothing. */
export function createKeywordPrepender(keyword: string, maxLength: number): (line: Line) => Line {
  return (line) => {
    if (
      keyword === '' ||
      line.text.toLowerCase().includes(keyword.toLowerCase()) ||
      toWordSet(keyword).isSubsetOf(toWordSet(line.text))
    )
      return line
    const text = `${upperFirst(keyword)}: ${line.text}`
    return measureUtf16Length(text) <= maxLength ? { ...line, text } : line
  }
}
